import type { CarMove, Spot } from '@paddock/board'
import { at } from '@paddock/racing'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { carId } from '../livery.ts'
import { spotOf, wayTo } from './spots.ts'

/** A spin-out turns the car round once. */
const onceRound = 1

/** What drives, drives; everything else is said. */
export function motion(event: Event, before: View, after: View): CarMove[] {
  switch (event.type) {
    case 'car-moved':
      return event.to === event.from ? [] : [{ car: carId(event.seat), path: way(event.seat, before, after) }]
    case 'spun-out':
      return [{ car: carId(event.seat), path: way(event.seat, before, after), spin: onceRound }]
    case 'car-placed':
      return [{ car: carId(event.seat), path: [spotOf(before, event.seat), spotOf(after, event.seat)] }]
    default:
      return []
  }
}

function way(car: number, before: View, after: View): Spot[] {
  return wayTo(before, car, at(after.progress, car), at(after.spot, car))
}
