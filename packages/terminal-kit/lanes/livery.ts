import type { Language } from '@paddock/kernel'
import { type Span, type Style, span } from '../drawing/line.ts'
import { letters } from '../letters.ts'
import { paints } from '../paints.ts'
import { text } from './text/index.ts'
import type { Colour } from './text/words.ts'

/** How the cars of a game look. What is no car is a wild, for any of them. */
export interface Livery {
  paintOf(car: number): Style
  /** The car's letter, which stands for its colour wherever colours cannot be seen; a star for a wild. */
  letterOf(car: number, language: Language): string
  colourOf(car: number, language: Language): string | undefined
  paintedCar(car: number, language: Language): Span
}

export function liveryOf(colours: readonly Colour[]): Livery {
  const paintOf = (car: number) => paints[colours[car] ?? 'grey']
  const letterOf = (car: number, language: Language) => {
    const colour = colours[car]
    return colour ? letters[language][colour] : '*'
  }
  return {
    paintOf,
    letterOf,
    colourOf(car, language) {
      const colour = colours[car]
      return colour && text[language].colours[colour]
    },
    paintedCar: (car, language) => span(letterOf(car, language), paintOf(car)),
  }
}
