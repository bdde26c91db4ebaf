import type { Cue } from '@paddock/page-kit/cue.ts'
import { drivenCues } from '@paddock/page-kit/lanes/cars/cues.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'

/** What of a match of Top Race is for eye and ear. */
export function cues(event: Event, before: View): Cue[] {
  switch (event.type) {
    case 'cards-shown':
    case 'card-played':
    case 'card-discarded':
    case 'card-drawn':
      return [{ kind: 'card' }]
    case 'race-prepared':
    case 'pile-shuffled':
      return [{ kind: 'shuffle' }]
    case 'driver-sold':
      return [{ kind: 'gavel', ...(event.car < 0 ? {} : { car: carId(event.car) }) }, { kind: 'coins' }]
    case 'race-started':
      return [{ kind: 'lights' }]
    case 'car-moved':
      return drivenCues(event)
    case 'car-accelerated':
      return [
        { kind: 'boost', car: carId(event.car) },
        ...drivenCues({ ...event, spaces: event.path.length, lost: 0, blockers: [] }),
      ]
    case 'car-broke-down':
      return [{ kind: 'breakdown', car: carId(event.car) }]
    case 'car-returned':
      return [{ kind: 'drive', car: carId(event.car), strength: 0.1 }]
    case 'car-finished':
      return [{ kind: 'finish', car: carId(event.car) }, ...(event.prize > 0 ? [{ kind: 'coins' } as const] : [])]
    case 'prize-paid':
    case 'bets-settled':
    case 'token-settled':
      return [{ kind: 'coins' }]
    case 'race-ended':
      return before.race === before.options.races ? [{ kind: 'champion' }] : []
    default:
      return []
  }
}
