import type { Cue } from '@paddock/page-kit/cue.ts'
import { isLastRound } from '../prospects/standing.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'

/** The farthest that two cards lead. */
const farthest = 15

/** What of a match of Formel Fun is for eye and ear. */
export function cues(event: Event, before: View, after: View): Cue[] {
  switch (event.type) {
    case 'race-started':
      return [{ kind: 'lights' }]
    case 'card-played':
      return [{ kind: 'card' }, ...(event.turbo ? [{ kind: 'boost', car: carId(event.car) } as const] : [])]
    case 'pile-shuffled':
      return [{ kind: 'shuffle' }]
    case 'car-moved':
      return [...moved(event), ...lastRound(event, before, after)]
    case 'car-eliminated':
      return [{ kind: 'out', car: carId(event.car) }]
    case 'final-won':
      return [
        { kind: 'finish', car: carId(event.car) },
        { kind: 'champion', car: carId(event.car) },
      ]
    default:
      return []
  }
}

function moved({ car, from, to, fellBack }: Extract<Event, { type: 'car-moved' }>): Cue[] {
  const drive = { kind: 'drive', car: carId(car), strength: Math.min(1, (to - from) / farthest) } as const
  const jam = { kind: 'jam', car: carId(car), strength: fellBack / (to - from + fellBack) } as const
  return [...(to > from ? [drive] : []), ...(fellBack > 0 ? [jam] : [])]
}

/** FF-END-01: the first car over the line makes the round the last one, as a last lap would. */
function lastRound({ car }: Extract<Event, { type: 'car-moved' }>, before: View, after: View): Cue[] {
  return isLastRound(after) && !isLastRound(before) ? [{ kind: 'last-lap', car: carId(car) }] : []
}
