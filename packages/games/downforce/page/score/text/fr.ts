import { ordinal } from '@paddock/racing/words/french'
import type { ScoreWords } from './words.ts'

export const fr: ScoreWords = {
  scoreTitle: 'La feuille de score',
  scoreHow: 'En millions\u00a0: ce que les voitures et les paris ont rapporté, moins le prix des voitures.',
  orderTitle: 'L’ordre des voitures',
  orderHow: 'On ne compte pas d’argent\u00a0: la meilleure voiture fait le classement.',
  raceOf: (race, circuit) => `Course ${race}, ${circuit}`,
  raceMoney: 'Course',
  betMoney: 'Paris',
  prices: 'Payé aux enchères',
  total: 'Total',
  bothRaces: 'Les deux courses',
  notHome: 'non arrivée',
  odds: (factor, position) => `était ${ordinal(position)}\u00a0: ${factor} × ${position}`,
}
