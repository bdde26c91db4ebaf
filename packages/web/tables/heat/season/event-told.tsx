import { type EventId, type HeatCircuitId, meanings } from '@paddock/games/heat'
import type { Language } from '@paddock/kernel'

interface EventToldProps {
  readonly event: EventId
  readonly circuit: HeatCircuitId
  readonly language: Language
}

/** An event card in words: its rule, its sponsors, its press. */
export function EventTold({ event, circuit, language }: EventToldProps) {
  const { rule, sponsors, press } = meanings[language].event(event, circuit)
  return (
    <>
      <p class="ht-event-rule">{rule}</p>
      <p>
        {sponsors} {press}
      </p>
    </>
  )
}
