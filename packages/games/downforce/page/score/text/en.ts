import { ordinal } from '@paddock/racing/words/english'

export const en = {
  scoreTitle: 'The score sheet',
  scoreHow: 'In millions: what the own cars won, and the bets, less what the cars cost.',
  orderTitle: 'The order of the cars',
  orderHow: 'No money is counted: whoever owns the best car is ahead.',
  raceOf: (race: number, circuit: string) => `Race ${race}, ${circuit}`,
  raceMoney: 'Race',
  betMoney: 'Bets',
  prices: 'Paid at the auction',
  total: 'Total',
  bothRaces: 'Both races',
  notHome: 'not home',
  odds: (factor: number, position: number) => `lay ${ordinal(position)}: ${factor} × ${position}`,
}
