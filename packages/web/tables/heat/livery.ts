import type { CarColour, CarLook, Pattern } from '@paddock/board'
import type { Seat } from '@paddock/kernel'

interface Paint {
  readonly colour: CarColour
  readonly pattern: Pattern
}

/** HT-SET-01: the six cars, in the order of the seats. */
const paints: readonly Paint[] = [
  { colour: 'black', pattern: 'stripe' },
  { colour: 'blue', pattern: 'chevron' },
  { colour: 'green', pattern: 'dots' },
  { colour: 'red', pattern: 'cross' },
  { colour: 'grey', pattern: 'halves' },
  { colour: 'yellow', pattern: 'ring' },
]

export function carId(seat: Seat): string {
  return `car-${seat}`
}

/** Everyone drives one car: the sign of the seat is that of its car. */
export function lookOf(seat: Seat): CarLook {
  const { colour, pattern } = paints[seat] ?? { colour: 'white', pattern: 'stripe' }
  return { colour, pattern, number: String(seat + 1), body: 'single-seater' }
}
