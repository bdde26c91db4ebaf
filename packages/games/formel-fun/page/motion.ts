import type { CarMove } from '@paddock/board'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'
import { pathTo } from './path.ts'

/** What drives, drives; everything else is said. */
export function motion(event: Event, before: View): CarMove[] {
  if (event.type !== 'car-moved') return []
  const { car, to, slot, fellBack } = event
  return [{ car: carId(car), path: pathTo(before, car, to, slot, fellBack) }]
}
