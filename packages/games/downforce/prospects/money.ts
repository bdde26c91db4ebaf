/** What everyone sees of the money: what was paid, what a bet may pay, and once a race is over, who made what of it. */
import type { Seat } from '@paddock/kernel'
import { sum } from '@paddock/racing'
import type { Car } from '../rules/cards.ts'
import * as scoring from '../rules/money/scoring.ts'
import { isForMoney } from '../rules/options.ts'
import { ownedBy } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { placeOf } from './race.ts'

export { type Account, accountBefore } from '../rules/money/scoring.ts'

/** What a seat has paid for its cars. */
export function paidBy(view: View, seat: Seat): number {
  return sum(ownedBy(view, seat).map((car) => view.price[car] ?? 0))
}

/** What a bet for this line on this car would pay if it came first, second or third. */
export function betPays(view: View, line: number, car: Car): number[] {
  return [1, 2, 3].map((place) => scoring.betMoney(view, line, car, place))
}

/** What a seat would have if the race ended as the cars lie: for their places, by the bets it has made, and what it paid. */
export interface SoFar {
  readonly race: number
  readonly bet: number
  readonly paid: number
  readonly total: number
}

/** Undefined where no money is raced for. The bets of others are theirs to know. */
export function soFar(view: View, seat: Seat): SoFar | undefined {
  if (!isForMoney(view.options)) return undefined
  const race = sum(ownedBy(view, seat).map((car) => scoring.racePay[placeOf(view, car) - 1] ?? 0))
  const bets = view.bets[seat] ?? []
  const bet = sum(bets.map((car, line) => scoring.betMoney(view, line, car, placeOf(view, car))))
  const paid = paidBy(view, seat)
  return { race, bet, paid, total: race + bet - paid }
}

/** All that a seat won and paid in the race that is over. */
export function accountOf(view: View, seat: Seat): scoring.Account {
  return scoring.accountOf(view, seat, view.bets[seat] ?? [])
}
