import { car } from '../../words/en/names.ts'

export const en = {
  car,
  sold: (buyer: string, isYou: boolean, car: string, price: number) =>
    `${isYou ? 'You get' : `${buyer} gets`} ${car} for $${price}M!`,
  won: (car: string, whose: 'yours' | 'other') =>
    whose === 'yours' ? `Your ${car} car wins the race!` : `The race goes to ${car}!`,
}
