import type { Language, Seat } from '@paddock/kernel'
import { type Span, type Style, span } from '@paddock/terminal-kit/drawing/line.ts'
import { letters } from '@paddock/terminal-kit/letters.ts'
import { paints } from '@paddock/terminal-kit/paints.ts'
import { type Car, numberOf, ownerOf } from '../rules/cars.ts'
import { colourOf } from '../words/names.ts'

export function paintOf(seat: Seat): Style {
  return paints[colourOf(seat)]
}

/** The team's letter, which stands for its colour wherever colours cannot be seen. */
export function letterOf(seat: Seat, language: Language): string {
  return letters[language][colourOf(seat)]
}

/** A car's name on the track: R2. */
export function carSign(car: Car, language: Language): string {
  return `${letterOf(ownerOf(car), language)}${numberOf(car)}`
}

export function paintedCar(car: Car, language: Language): Span {
  return span(carSign(car, language), paintOf(ownerOf(car)))
}
