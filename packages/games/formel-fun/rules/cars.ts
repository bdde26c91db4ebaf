import type { Seat } from '@paddock/kernel'

/**
 * A car: three times its seat, plus 0, 1 or 2. The box holds three cars of each colour; where
 * everyone drives two, the third stays in the box.
 */
export type Car = number
const carsInBox = 3

export function carCount(table: { readonly seats: number; readonly carsEach: number }): number {
  return table.seats * table.carsEach
}

export function carOf(seat: Seat, index: number): Car {
  return seat * carsInBox + index
}

export function ownerOf(car: Car): Seat {
  return (car / carsInBox) | 0
}

/** Which of its team's cars it is: 1, 2 or 3. */
export function numberOf(car: Car): number {
  return (car % carsInBox) + 1
}
