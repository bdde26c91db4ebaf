import { theCar } from '../../words/fr/names.ts'
import type { MomentWords } from './words.ts'

export const fr: MomentWords = {
  car: theCar,
  sold: (buyer, isYou, car, price) =>
    `${isYou ? 'Vous emportez' : `${buyer} emporte`} ${car} pour ${price}\u00a0M$\u00a0!`,
  won: (car, whose) => (whose === 'yours' ? `Victoire pour vous avec ${car}\u00a0!` : `Victoire pour ${car}\u00a0!`),
}
