import type { Spot } from '@paddock/board'
import type { Car } from '../rules/cars.ts'
import type { View } from '../rules/view.ts'
import { spotAt, spotOf } from './spots.ts'

/** Beyond the outermost slot: where a car drives that finds no room. */
const outside = 1.9

/** The way of a car: to where it stops, or past it to where it found no room and back again. */
export function pathTo(view: View, car: Car, to: number, slot: number, fellBack: number): Spot[] {
  const start = spotOf(view, car)
  const end = spotAt(view, to, slot)
  if (fellBack === 0) return [start, end]
  return [start, { along: to + fellBack - 0.75, offset: outside }, end]
}
