import { eventCard } from '../../modules/season/event-cards.ts'
import type { Car, RaceResult } from '../../rules/state.ts'
import type { TableWords } from '../text/words.ts'

interface Props {
  readonly result: RaceResult
  readonly car: Car
  readonly words: TableWords
}

/** What a car scored in a race, and how much of it the event added. */
export function Points({ result: { place, points, event }, car, words }: Props) {
  const scored = points[car] ?? 0
  const extra = eventCard(event).points?.[(place[car] ?? 0) - 1] ?? 0
  return (
    <>
      {words.points(scored)}
      {extra > 0 && scored > 0 && <small> {words.ofEvent(extra)}</small>}
    </>
  )
}
