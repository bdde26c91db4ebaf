import type { CarLook } from '@paddock/board'
import type { Seat } from '@paddock/kernel'
import { type Car, numberOf, ownerOf } from '../rules/cars.ts'
import { colourOf } from '../words/names.ts'

export function carId(car: Car): string {
  return `car-${car}`
}

export function lookOf(car: Car): CarLook {
  return { ...teamLook(ownerOf(car)), number: String(numberOf(car)) }
}

/** The team without any one of its cars. */
export function teamLook(seat: Seat): CarLook {
  return { colour: colourOf(seat), number: '', body: 'kart' }
}
