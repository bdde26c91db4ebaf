import type { CarColour, CarLook, Pattern } from '@paddock/board'
import type { Car } from '../rules/state.ts'

interface Paint {
  readonly colour: CarColour
  readonly pattern: Pattern
}

/** HT-SET-01: the six cars, those of the seats first. */
const paints: readonly Paint[] = [
  { colour: 'black', pattern: 'stripe' },
  { colour: 'blue', pattern: 'chevron' },
  { colour: 'green', pattern: 'dots' },
  { colour: 'red', pattern: 'cross' },
  { colour: 'grey', pattern: 'halves' },
  { colour: 'yellow', pattern: 'ring' },
]

export function carId(car: Car): string {
  return `car-${car}`
}

/** Everyone drives one car: the sign of the seat is that of its car. */
export function lookOf(car: Car): CarLook {
  const { colour, pattern } = paints[car] ?? { colour: 'white', pattern: 'stripe' }
  return { colour, pattern, number: String(car + 1), body: 'single-seater' }
}

/** A car that nobody sits in bears the diamond of the Legends in place of a number. */
export function legendLook(car: Car): CarLook {
  return { ...lookOf(car), number: '◆' }
}
