/** The books: what every driver, prize, bet and token brought or cost. Money in thousands of dollars. */
import type { Ranking, Seat } from '@paddock/kernel'
import { at, places, sum } from '@paddock/racing'
import { betPay, prizes, tokenPay } from '../money.ts'
import { raceOrder } from '../movement/race-order.ts'
import { ownedBy, type RaceResult, type State } from '../state.ts'
import { spacesBetween } from './distance.ts'

/** What a race brought to a seat. */
export interface Account {
  readonly cars: readonly {
    readonly car: number
    readonly place: number
    readonly price: number
    readonly prize: number
    /** In inside spaces from the finish; a token of 0 is none. */
    readonly token: number
    readonly distance: number
    readonly tokenMoney: number
  }[]
  readonly bets: readonly { readonly car: number; readonly place: number; readonly money: number }[]
  readonly prices: number
  readonly prizes: number
  readonly betMoney: number
  readonly tokenMoney: number
  readonly total: number
}

export function accountOf(result: RaceResult, seat: Seat): Account {
  const cars = ownedBy(result, seat).map((car) => {
    const place = result.order.indexOf(car) + 1
    const [token, distance] = [at(result.token, car), at(result.distance, car)]
    const tokenMoney = token === 0 ? 0 : tokenMoneyOf(token, distance)
    return { car, place, price: at(result.price, car), prize: at(prizes, place - 1), token, distance, tokenMoney }
  })
  // TR-BET-15: by final place, home or not.
  const bets = (result.bets[seat] ?? []).map((car, line) => {
    const place = result.order.indexOf(car) + 1
    return { car, place, money: betPay[line]?.[place - 1] ?? 0 }
  })
  const totals = {
    prices: sum(cars.map(({ price }) => price)),
    prizes: sum(cars.map(({ prize }) => prize)),
    betMoney: sum(bets.map(({ money }) => money)),
    tokenMoney: sum(cars.map(({ tokenMoney }) => tokenMoney)),
  }
  return { cars, bets, ...totals, total: totals.prizes + totals.betMoney + totals.tokenMoney - totals.prices }
}

/**
 * For missing spaces a price (TR-TOKEN-06), for a token beyond the finish a reward (TR-TOKEN-07), for any other none
 * (TR-TOKEN-08), whatever was driven beyond it (TR-TOKEN-09). The printed table: TR-EX-03, TR-EX-04, TR-EX-05,
 * TR-EX-06, TR-EX-07, TR-EX-08.
 */
export function tokenMoneyOf(token: number, distance: number): number {
  if (distance < token) return -tokenPay * spacesBetween(distance, token)
  return token > 0 ? tokenPay * token : 0
}

export function ranking(state: State): Ranking | undefined {
  if (state.phase !== 'over') return undefined
  const isForMoney = state.options.game === 'full'
  return places(state.hands.map((_, seat) => (isForMoney ? byMoney(state, seat) : byBestCar(state, seat))))
}

/** TR-GAME-05, TR-GAME-06 */
function byMoney({ purse }: State, seat: Seat) {
  return { seat, score: at(purse, seat), ties: [] }
}

/** The best car that somebody drives, home or not (TR-KIDS-10, TR-KIDS-11); six points for the first of all places. */
function byBestCar(state: State, seat: Seat) {
  const driven = raceOrder(state).filter((car) => at(state.owner, car) >= 0)
  return { seat, score: driven.length - driven.findIndex((car) => state.owner[car] === seat), ties: [] }
}
