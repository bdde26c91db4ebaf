import type { Language, Seat } from '@paddock/kernel'
import { type Span, type Style, span } from '@paddock/terminal-kit/drawing/line.ts'
import { letters } from '@paddock/terminal-kit/letters.ts'
import { paints } from '@paddock/terminal-kit/paints.ts'
import { colourOf } from '../words/car-colours.ts'

export function paintOf(seat: Seat): Style {
  return paints[colourOf(seat)]
}

/** The car's letter, which stands for its colour wherever colours cannot be seen. */
export function letterOf(seat: Seat, language: Language): string {
  return letters[language][colourOf(seat)]
}

export function paintedCar(seat: Seat, language: Language): Span {
  return span(letterOf(seat, language), paintOf(seat))
}
