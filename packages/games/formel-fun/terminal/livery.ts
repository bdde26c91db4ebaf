import type { Language, Seat } from '@paddock/kernel'
import { type Span, type Style, span } from '@paddock/terminal-kit/drawing/line.ts'
import { paints } from '@paddock/terminal-kit/paints.ts'
import { type Car, numberOf, ownerOf } from '../rules/cars.ts'
import { text } from './text/index.ts'

/** The teams' colours, in the order of the seats. */
const { red, blue, green, yellow, black, orange } = paints
const teams: readonly Style[] = [red, blue, green, yellow, black, orange]

export function paintOf(seat: Seat): Style {
  return teams[seat] ?? {}
}

/** The team's letter, which stands for its colour wherever colours cannot be seen. */
export function letterOf(seat: Seat, language: Language): string {
  return text[language].letters[seat] ?? '?'
}

/** A car's name on the track: R2. */
export function carSign(car: Car, language: Language): string {
  return `${letterOf(ownerOf(car), language)}${numberOf(car)}`
}

export function paintedCar(car: Car, language: Language): Span {
  return span(carSign(car, language), paintOf(ownerOf(car)))
}
