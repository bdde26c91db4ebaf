import type { Body, CarColour, CarLook, Pattern } from '@paddock/board'
import type { Seat } from '@paddock/kernel'

/** A pattern for each colour of car; no game has both an orange and a white one. */
const patterns = {
  black: 'stripe',
  blue: 'chevron',
  green: 'dots',
  orange: 'halves',
  red: 'cross',
  white: 'halves',
  yellow: 'ring',
} as const satisfies Partial<Record<CarColour, Pattern>>

/** How the cars of a game look, which are known by their places in the list of colours, and those who own them. */
export function liveryOf<Colour extends keyof typeof patterns>(
  colours: readonly [Colour, ...(readonly Colour[])],
  body: Body,
) {
  const colourOf = (car: number): Colour => colours[car] ?? colours[0]
  return {
    colourOf,
    carLook(car: number): CarLook {
      const colour = colourOf(car)
      return { colour, pattern: patterns[colour], number: String(car + 1), body }
    },
    /** Owners have cars of any colour, so their own sign has none: a letter. */
    ownerLook(seat: Seat): CarLook {
      const letter = letterOf(seat)
      return { colour: 'white', pattern: 'stripe', number: letter, letter, body }
    },
  }
}

export function carId(car: number): string {
  return `car-${car}`
}

export function letterOf(seat: Seat): string {
  return String.fromCodePoint('A'.charCodeAt(0) + seat)
}
