import type { Ranking } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { OpenState } from './state.ts'

/** The score of whoever gave up: worse than any number of rounds. */
export const gaveUp = -1000

/** HT-FIN-10: every car has a place of its own. The score is the number of rounds to the flag, less is more. */
export function ranking({ place, finishedIn }: Pick<OpenState, 'place' | 'finishedIn'>): Ranking | undefined {
  if (place.some((taken) => taken === 0)) return undefined
  return place
    .map((taken, seat) => ({ seat, place: taken, score: -at(finishedIn, seat) || gaveUp }))
    .sort((a, b) => a.place - b.place)
}
