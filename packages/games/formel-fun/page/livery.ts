import type { CarLook, Pattern } from '@paddock/board'
import type { Seat } from '@paddock/kernel'
import { type Car, numberOf, ownerOf } from '../rules/cars.ts'
import { colourOf } from '../words/names.ts'

/** A pattern for each team, beside its colour. */
const teamPatterns: readonly Pattern[] = ['stripe', 'chevron', 'dots', 'halves', 'cross', 'ring']

export function carId(car: Car): string {
  return `car-${car}`
}

export function lookOf(car: Car): CarLook {
  return { ...teamLook(ownerOf(car)), number: String(numberOf(car)) }
}

/** The team without any one of its cars. */
export function teamLook(seat: Seat): CarLook {
  return { colour: colourOf(seat), pattern: teamPatterns[seat] ?? 'stripe', number: '', body: 'kart' }
}
