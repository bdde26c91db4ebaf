import type { Ranking } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { standingsOf, sumOfPoints } from '../modules/season/standings.ts'
import type { OpenState } from './state.ts'

/** The score of whoever did not finish a single race: worse than any number of rounds. */
export const gaveUp = -1000

type Ended = Pick<OpenState, 'options' | 'phase' | 'place' | 'finishedIn' | 'results' | 'seats' | 'cars'>

/** HT-LEG-21: the places count the Legends; they are not told of here, since nobody sits there. */
export function ranking(ended: Ended): Ranking | undefined {
  if (ended.phase !== 'over') return undefined
  return ended.options.season === 'off' ? ofRace(ended) : ofSeason(ended)
}

/** HT-FIN-10: every car has a place of its own. HT-R6: the score is the number of rounds to the flag, less is more. */
function ofRace({ place, finishedIn, seats }: Ended): Ranking {
  return place
    .slice(0, seats)
    .map((taken, seat) => ({ seat, place: taken, score: -at(finishedIn, seat) || gaveUp }))
    .sort((a, b) => a.place - b.place)
}

/** HT-CHAMP-18, HT-GOAT-05: most points, ties by the last race. */
function ofSeason({ results, seats, cars }: Ended): Ranking {
  const points = sumOfPoints(results, cars)
  return standingsOf(results, cars)
    .map((car, index) => ({ seat: car, place: index + 1, score: at(points, car) }))
    .filter(({ seat }) => seat < seats)
}
