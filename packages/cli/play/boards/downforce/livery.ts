import { type Car, wild } from '@paddock/games/downforce'
import type { Language } from '@paddock/kernel'
import { type Span, type Style, span } from '../../terminal/line.ts'
import { paints } from '../paints.ts'
import { text } from './text/index.ts'

/** The cars' colours in the order of the cars. */
const { black, blue, green, orange, red, yellow, grey: anyCar } = paints
const cars: readonly Style[] = [black, blue, green, orange, red, yellow]

export function paintOf(car: Car): Style {
  return cars[car] ?? anyCar
}

/** The car's letter, which stands for its colour wherever colours cannot be seen; a star for a wild. */
export function letterOf(car: Car, language: Language): string {
  return car === wild ? '*' : (text[language].letters[car] ?? '?')
}

export function paintedCar(car: Car, language: Language): Span {
  return span(letterOf(car, language), paintOf(car))
}
