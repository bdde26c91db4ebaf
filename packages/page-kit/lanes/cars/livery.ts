import type { Body, CarColour, CarLook } from '@paddock/board'
import type { Seat } from '@paddock/kernel'

/** How the cars of a game look, which are known by their places in the list of colours, and those who own them. */
export function liveryOf<Colour extends CarColour>(colours: readonly [Colour, ...(readonly Colour[])], body: Body) {
  const colourOf = (car: number): Colour => colours[car] ?? colours[0]
  return {
    colourOf,
    carLook(car: number): CarLook {
      return { colour: colourOf(car), number: String(car + 1), body }
    },
    /** Owners have cars of any colour, so their own sign has none: a letter. */
    ownerLook(seat: Seat): CarLook {
      const letter = letterOf(seat)
      return { colour: 'white', number: letter, letter, body }
    },
  }
}

export function carId(car: number): string {
  return `car-${car}`
}

export function letterOf(seat: Seat): string {
  return String.fromCodePoint('A'.charCodeAt(0) + seat)
}
