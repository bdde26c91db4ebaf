import type { CarMove } from '@paddock/board'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { carId } from '../livery.ts'
import { pathOf } from './spots.ts'

/** What drives, drives; everything else is said. */
export function motion(event: Event, before: View): CarMove[] {
  if (event.type !== 'car-moved' || event.path.length === 0) return []
  return [{ car: carId(event.car), path: pathOf(before, event.car, event.path) }]
}
