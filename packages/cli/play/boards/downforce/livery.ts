import { type Car, wild } from '@paddock/games/downforce'
import type { Language } from '@paddock/kernel'
import { type Span, type Style, span } from '../../terminal/line.ts'
import { text } from './text/index.ts'

/** The cars' colours in the order of the cars: black, blue, green, orange, red, yellow. */
const paints: readonly Style[] = [
  { bg: 16, fg: 231, bold: true },
  { bg: 26, fg: 231, bold: true },
  { bg: 29, fg: 231, bold: true },
  { bg: 208, fg: 16, bold: true },
  { bg: 160, fg: 231, bold: true },
  { bg: 220, fg: 16, bold: true },
]
const anyCar: Style = { bg: 250, fg: 16, bold: true }

export function paintOf(car: Car): Style {
  return paints[car] ?? anyCar
}

/** The car's letter, which stands for its colour wherever colours cannot be seen; a star for a wild. */
export function letterOf(car: Car, language: Language): string {
  return car === wild ? '*' : (text[language].letters[car] ?? '?')
}

export function paintedCar(car: Car, language: Language): Span {
  return span(letterOf(car, language), paintOf(car))
}
