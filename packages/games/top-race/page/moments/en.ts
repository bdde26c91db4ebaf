import { car } from '../../words/en/names.ts'

export const en = {
  car,
  brokeDown: (car: string, isYours: boolean) => (isYours ? `Your ${car} car breaks down!` : `A breakdown for ${car}!`),
  won: (car: string, isYours: boolean) => (isYours ? `Your ${car} car wins the race!` : `The race goes to ${car}!`),
}
