import { type Car, carCount } from '../rules/cars.ts'
import { pointsFor } from '../rules/scoring.ts'
import type { View } from '../rules/view.ts'

export { pointsOf } from '../rules/scoring.ts'

/** A car that has left, and what that was worth. */
export interface Scored {
  readonly car: Car
  readonly points: number
}

/** The first that left first. */
export function scored(view: View): Scored[] {
  return view.out.map((car, index) => ({ car, points: pointsFor(index + 1, carCount(view)) }))
}
