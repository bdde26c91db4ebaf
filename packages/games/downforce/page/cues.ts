import type { Cue } from '@paddock/page-kit/cue.ts'
import { drivenCues } from '@paddock/page-kit/lanes/cars/cues.ts'
import { isLastRace } from '../prospects/race.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'

/** What of a match of Downforce is for eye and ear. */
export function cues(event: Event, before: View): Cue[] {
  switch (event.type) {
    case 'bids-shown':
    case 'card-played':
    case 'card-drawn':
      return [{ kind: 'card' }]
    case 'hands-drawn':
    case 'grid-drawn':
      return [{ kind: 'shuffle' }]
    case 'lot-sold':
      return [{ kind: 'gavel', car: carId(event.lot.car) }]
    case 'race-started':
      return [{ kind: 'lights' }]
    case 'car-moved':
      return event.bonus === 'none'
        ? drivenCues(event)
        : [{ kind: 'boost', car: carId(event.car) }, ...drivenCues(event)]
    case 'car-finished':
      return [{ kind: 'finish', car: carId(event.car) }]
    case 'race-ended':
      return isLastRace(before) ? [{ kind: 'champion' }] : []
    case 'money-counted':
      return [{ kind: 'coins' }]
    default:
      return []
  }
}
