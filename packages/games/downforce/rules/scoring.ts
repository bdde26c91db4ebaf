import type { Ranking, Seat } from '@paddock/kernel'
import { at, places, sum } from '@paddock/racing'
import { isForMoney } from './options.ts'
import { standing } from './standing.ts'
import { isOnTrack, type OpenState, ownedBy, type RaceResult, type State } from './state.ts'

/** Millions of dollars, by place (DF-SCO-01). */
export const racePay: readonly number[] = [12, 9, 6, 4, 2, 0]
/** By bet, then by place of its car (DF-SCO-02). */
export const betPay: readonly (readonly number[])[] = [
  [9, 6, 3],
  [6, 4, 2],
  [3, 2, 1],
]
/** DF-OPT-05: what multiplies the position that the car had. */
export const oddsFactor: readonly (readonly number[])[] = [
  [3, 2, 1],
  [2, 1, 0],
  [1, 0, 0],
]

/** A line of the score sheet: what each car and each bet earned, and what the cars cost. */
export interface Account {
  readonly cars: readonly {
    readonly car: number
    readonly place: number
    readonly money: number
    readonly price: number
  }[]
  readonly bets: readonly { readonly car: number; readonly place: number; readonly money: number }[]
  readonly race: number
  readonly bet: number
  readonly prices: number
  readonly winnings: number
}

type Reckoned = Pick<OpenState, 'options'> & Pick<RaceResult, 'owner' | 'price' | 'finished' | 'odds'>

/** DF-SCO-03 to DF-SCO-06, DF-R17: place 0 stands for a car that did not finish. */
export function accountOf(state: Reckoned, seat: Seat, bets: readonly number[]): Account {
  const cars = ownedBy(state, seat).map((car) => {
    const place = state.finished.indexOf(car) + 1
    return { car, place, money: racePay[place - 1] ?? 0, price: at(state.price, car) }
  })
  const settled = bets.map((car, line) => {
    const place = state.finished.indexOf(car) + 1
    return { car, place, money: betMoney(state, line, car, place) }
  })
  const race = sum(cars.map(({ money }) => money))
  const bet = sum(settled.map(({ money }) => money))
  const prices = sum(cars.map(({ price }) => price))
  return { cars, bets: settled, race, bet, prices, winnings: race + bet - prices }
}

function betMoney(state: Reckoned, line: number, car: number, place: number): number {
  if (state.options.betting === 'odds') return (oddsFactor[line]?.[place - 1] ?? 0) * (state.odds[line]?.[car] ?? 0)
  return betPay[line]?.[place - 1] ?? 0
}

export function ranking(state: State): Ranking | undefined {
  if (state.phase !== 'over') return undefined
  return places(
    state.hands.map((_, seat) => (isForMoney(state.options) ? byMoney(state, seat) : byBestCar(state, seat))),
  )
}

/** DF-SCO-07, DF-SCO-08, DF-R18; DF-TOUR-02, DF-R33 over both races of a tour. */
function byMoney(state: State, seat: Seat) {
  const { winnings, prices } = accountOf(state, seat, state.bets[seat] ?? [])
  const finished = state.finished.findIndex((car) => state.owner[car] === seat)
  const bestPlace = finished < 0 ? state.finished.length : finished
  const before = accountBefore(state, seat)
  const paid = prices + (before?.prices ?? 0)
  return { seat, score: winnings + (before?.winnings ?? 0), ties: [0 - bestPlace, 0 - paid] }
}

/** What a seat made of the first race of a tour; undefined if there was none. */
export function accountBefore(
  { options, before }: Pick<OpenState, 'options' | 'before'>,
  seat: Seat,
): Account | undefined {
  return before ? accountOf({ options, ...before }, seat, before.bets[seat] ?? []) : undefined
}

/** DF-BEG-09, DF-R28, DF-LONG-03 to DF-LONG-05, DF-R32: the best car that somebody owns; 0 for nobody's. */
function byBestCar(state: State, seat: Seat) {
  const order = standing(state)
  const best = order.findIndex((car) => state.owner[car] === seat)
  return { seat, score: best < 0 ? 0 : order.length - best, ties: [] }
}

/** The cars that did not finish (DF-FIN-07). */
export function stalledCars(state: Pick<OpenState, 'space' | 'finished' | 'options' | 'circuit' | 'lap'>): number[] {
  return standing(state).filter((car) => isOnTrack(state, car))
}
