import { car } from '../../words/en/names.ts'
import type { MomentWords } from './words.ts'

export const en: MomentWords = {
  car,
  brokeDown: (car, isYours) => (isYours ? `Your ${car} car breaks down!` : `A breakdown for ${car}!`),
  won: (car, isYours) => (isYours ? `Your ${car} car wins the race!` : `The race goes to ${car}!`),
}
