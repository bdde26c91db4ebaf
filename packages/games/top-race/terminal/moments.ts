/** A decision in moments: bids are called, cards laid, cars drive space by space; sales, breakdowns and finishes halt. */
import type { Seat } from '@paddock/kernel'
import type { Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { carOn } from '@paddock/terminal-kit/lanes/moments.ts'
import type { Event } from '../rules/event.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** A car on every space of its way but the last. */
export function onTheWay(event: Event, before: View): View[] {
  if (event.type !== 'car-moved' && event.type !== 'car-accelerated') return []
  const passing: View[] = []
  let view = before
  for (const space of event.path.slice(0, -1)) {
    view = { ...view, ...carOn(track, view, event.car, space) }
    passing.push(view)
  }
  return passing
}

export function lasts(event: Event, viewer: Seat): Moment<View>['lasts'] | undefined {
  switch (event.type) {
    case 'car-broke-down':
      return event.owner === viewer ? 'loss' : 'halt'
    case 'purse-counted':
      // With the own purse the books of the race are seen.
      return event.seat === viewer ? 'halt' : undefined
    case 'driver-sold':
    case 'car-finished':
    case 'race-ended':
      return 'halt'
    case 'bid-made':
    case 'driver-refused':
    case 'cards-shown':
    case 'card-played':
    case 'card-discarded':
    case 'wild-named':
    case 'row-lost':
    case 'car-moved':
    case 'car-accelerated':
    case 'car-returned':
      return 'step'
    default:
      return undefined
  }
}
