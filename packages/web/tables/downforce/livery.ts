import type { CarLook, Pattern } from '@paddock/board'
import { type Car, type Colour, colours } from '@paddock/games/downforce'
import type { Seat } from '@paddock/kernel'

/** A pattern for each car, beside its colour. */
const carPatterns: Readonly<Record<Colour, Pattern>> = {
  black: 'stripe',
  blue: 'chevron',
  green: 'dots',
  orange: 'halves',
  red: 'cross',
  yellow: 'ring',
}

export function carId(car: Car): string {
  return `car-${car}`
}

export function colourOf(car: Car): Colour {
  return colours[car] ?? 'black'
}

export function carLook(car: Car): CarLook {
  const colour = colourOf(car)
  return { colour, pattern: carPatterns[colour], number: String(car + 1), body: 'gt' }
}

/** Teams own cars of any colour, so their own sign has none: a letter. */
export function teamLook(seat: Seat): CarLook {
  const letter = letterOf(seat)
  return { colour: 'white', pattern: 'stripe', number: letter, letter, body: 'gt' }
}

export function letterOf(seat: Seat): string {
  return String.fromCodePoint('A'.charCodeAt(0) + seat)
}
