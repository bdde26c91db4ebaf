import type { CarLook } from '@paddock/board'
import type { Car } from '../rules/state.ts'
import { colourOf } from '../words/car-colours.ts'

export function carId(car: Car): string {
  return `car-${car}`
}

/** Everyone drives one car: the sign of the seat is that of its car. */
export function lookOf(car: Car): CarLook {
  return { colour: colourOf(car), number: String(car + 1), body: 'single-seater' }
}

/** A car that nobody sits in bears the diamond of the Legends in place of a number. */
export function legendLook(car: Car): CarLook {
  return { ...lookOf(car), number: '◆' }
}
