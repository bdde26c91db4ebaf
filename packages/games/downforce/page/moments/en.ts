import { car } from '../../words/en/names.ts'
import type { MomentWords } from './words.ts'

export const en: MomentWords = {
  car,
  sold: (buyer, isYou, car, price) => `${isYou ? 'You get' : `${buyer} gets`} ${car} for $${price}M!`,
  won: (car, whose) => (whose === 'yours' ? `Your ${car} car wins the race!` : `The race goes to ${car}!`),
}
