import { theCar } from '../../words/fr/names.ts'
import type { MomentWords } from './words.ts'

export const fr: MomentWords = {
  car: theCar,
  brokeDown: (car, isYours) => (isYours ? `Panne pour vous\u00a0: ${car} s’arrête\u00a0!` : `Panne pour ${car}\u00a0!`),
  won: (car, isYours) => (isYours ? `Victoire pour vous avec ${car}\u00a0!` : `Victoire pour ${car}\u00a0!`),
}
