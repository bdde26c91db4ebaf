import type { Language } from '@paddock/kernel'
import type { EventId } from '../../modules/season/event-cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/plan.ts'
import { meanings } from '../../words/meanings/index.ts'
import { EventPicture } from '../drawings/event-picture.tsx'

interface EventToldProps {
  readonly event: EventId
  readonly circuit: HeatCircuitId
  readonly language: Language
}

/** An event card in words: its rule, its sponsors, its press. */
export function EventNews({ event, circuit, language }: EventToldProps) {
  const { rule, sponsors, press } = meanings[language].event(event, circuit)
  return (
    <>
      <EventPicture event={event} />
      <p class="ht-event-rule">{rule}</p>
      <p>
        {sponsors} {press}
      </p>
    </>
  )
}
