import type { CarMove, Spot } from '@paddock/board'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { after } from '../shown/after.ts'
import { carId } from './livery.ts'
import { pathOf, spotOf } from './spots.ts'

/** What drives, drives; what breaks down rolls aside, and comes back from there. */
export function motion(event: Event, before: View): CarMove[] {
  switch (event.type) {
    case 'car-moved':
    case 'car-accelerated':
      if (event.path.length === 0) return []
      return [{ car: carId(event.car), path: pathOf(before, event.car, event.path) }]
    case 'car-broke-down':
      return [{ car: carId(event.car), path: fromTo(event, before), spin: 1 }]
    case 'car-returned':
      return [{ car: carId(event.car), path: fromTo(event, before) }]
    default:
      return []
  }
}

function fromTo(event: Extract<Event, { type: 'car-broke-down' | 'car-returned' }>, before: View): Spot[] {
  const spots = [before, after(event, before, 'spectator')].map((view) => spotOf(view, event.car))
  return spots.filter((spot) => spot !== undefined)
}
