import type { Language, Seat } from '@paddock/kernel'
import type { Car } from '../rules/state.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { text } from './text/index.ts'

const words = { en, fr } as const

/** A car by its colour; the viewer's own is "you". */
export function nameOf(car: Car, seat: Seat, language: Language): string {
  return car === seat ? text[language].you : words[language].seat(car)
}
