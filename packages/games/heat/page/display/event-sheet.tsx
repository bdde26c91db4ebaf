import type { Language } from '@paddock/kernel'
import type { EventId } from '../../modules/season/event-cards.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { EventPicture } from '../drawings/event-picture.tsx'

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
      <EventPicture event={event} />
      <p class="ht-sheet-rule">{rule}</p>
      <p>{press}</p>
      <p>{sponsors}</p>
    </>
  )
}
