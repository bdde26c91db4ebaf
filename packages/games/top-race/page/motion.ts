import type { CarMove, Spot } from '@paddock/board'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'
import { pathOf, spotOf } from './spots.ts'

/** What drives, drives; what breaks down rolls aside, and comes back from there. */
export function motion(event: Event, before: View, after: View): CarMove[] {
  switch (event.type) {
    case 'car-moved':
    case 'car-accelerated':
      if (event.path.length === 0) return []
      return [{ car: carId(event.car), path: pathOf(before, event.car, event.path) }]
    case 'car-broke-down':
      return [{ car: carId(event.car), path: fromTo(event.car, before, after), spin: 1 }]
    case 'car-returned':
      return [{ car: carId(event.car), path: fromTo(event.car, before, after) }]
    default:
      return []
  }
}

function fromTo(car: number, ...views: readonly View[]): Spot[] {
  return views.flatMap((view) => spotOf(view, car) ?? [])
}
