/** The books of every seat, race by race. Money in thousands of dollars. */

import type { Seat } from '@paddock/kernel'
import { at, sum } from '@paddock/racing'
import { ownedBy } from '@paddock/racing/lanes'
import { type Account, accountOf } from '../rules/end/scoring.ts'
import { prizes, startingMoney } from '../rules/money.ts'
import type { View } from '../rules/view.ts'

export { type Account, accountOf } from '../rules/end/scoring.ts'

/** What a race brought to a seat, and what it had afterwards. */
export interface RaceBook {
  readonly race: number
  readonly account: Account
  /** Paid for a car that has not been chosen yet. */
  readonly unchosen: number
  readonly gain: number
  readonly balance: number
  /** The race goes on: prizes, tokens and bets are still to come. */
  readonly isOpen: boolean
}

export function booksOf(view: View, seat: Seat): RaceBook[] {
  const closed = view.results.map((result) => ({ account: accountOf(result, seat), unchosen: 0, isOpen: false }))
  const books = isUnderWay(view) ? [...closed, { ...openAccount(view, seat), isOpen: true }] : closed
  let balance = startingMoney
  return books.map((book, index) => {
    const gain = book.account.total - book.unchosen
    balance += gain
    return { ...book, race: index + 1, gain, balance }
  })
}

/** Whether there is a race whose money has not been counted. */
export function isUnderWay({ results, race }: View): boolean {
  return results.length < race
}

/** What a seat has paid and won in a race that is not over. */
function openAccount(view: View, seat: Seat): Pick<RaceBook, 'account' | 'unchosen'> {
  const cars = ownedBy(view, seat).map((car) => {
    const place = view.finished.indexOf(car) + 1
    const prize = place > 0 ? at(prizes, place - 1) : 0
    return { car, place, price: at(view.price, car), prize, token: at(view.token, car), distance: 0, tokenMoney: 0 }
  })
  const bought = sum(cars.map(({ price }) => price))
  const won = sum(cars.map(({ prize }) => prize))
  const totals = { prices: bought, prizes: won, betMoney: 0, tokenMoney: 0, total: won - bought }
  const isChoosing = view.lot < 0 && view.buyer === seat && (view.phase === 'hand' || view.phase === 'car')
  return { account: { cars, bets: [], ...totals }, unchosen: isChoosing ? view.bid : 0 }
}
