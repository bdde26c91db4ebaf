import type { Language, Seat } from '@paddock/kernel'
import { type Span, type Style, span } from '@paddock/terminal-kit/drawing/line.ts'
import { paints } from '@paddock/terminal-kit/paints.ts'
import { text } from './text/index.ts'

/** The cars' colours, in the order of the seats. */
const { black, blue, green, red, grey, yellow } = paints
const cars: readonly Style[] = [black, blue, green, red, grey, yellow]

export function paintOf(seat: Seat): Style {
  return cars[seat] ?? {}
}

/** The car's letter, which stands for its colour wherever colours cannot be seen. */
export function letterOf(seat: Seat, language: Language): string {
  return text[language].letters[seat] ?? '?'
}

export function paintedCar(seat: Seat, language: Language): Span {
  return span(letterOf(seat, language), paintOf(seat))
}
