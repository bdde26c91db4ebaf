import { type EventId, meanings, type View } from '@paddock/games/heat'
import type { Language } from '@paddock/kernel'

interface Props {
  readonly view: View
  readonly event: EventId
  readonly language: Language
}

/** The event card: what it brings, where the press waits, what is special. */
export function EventSheet({ view, event, language }: Props) {
  const { rule, press, sponsors } = meanings[language].event(event, view.circuit)
  return (
    <>
      <p class="ht-sheet-rule">{rule}</p>
      <p>{press}</p>
      <p>{sponsors}</p>
    </>
  )
}
