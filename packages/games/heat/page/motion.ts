import type { CarMove } from '@paddock/board'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'
import { spotOf, wayTo } from './spots.ts'

/** A spin-out turns the car round once. */
const onceRound = 1

/** What drives, drives; everything else is said. */
export function motion(event: Event, before: View): CarMove[] {
  switch (event.type) {
    case 'car-moved':
      if (event.to === event.from) return []
      return [{ car: carId(event.seat), path: wayTo(before, event.seat, event.to, event.spot) }]
    case 'spun-out':
      return [{ car: carId(event.seat), path: wayTo(before, event.seat, event.to, event.spot), spin: onceRound }]
    case 'car-placed': {
      const finishedIn = before.finishedIn.with(event.seat, event.round)
      const path = [spotOf(before, event.seat), spotOf({ ...before, finishedIn }, event.seat)]
      return [{ car: carId(event.seat), path }]
    }
    default:
      return []
  }
}
