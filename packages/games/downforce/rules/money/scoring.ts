import type { Ranking, Seat } from '@paddock/kernel'
import { at, places, sum } from '@paddock/racing'
import { has } from '../../versions.ts'
import { type Car, carCount } from '../cards.ts'
import { hasFinish, isForMoney, type Options } from '../options.ts'
import { raceOrder } from '../race/race-order.ts'
import { isOnTrack, type OpenState, ownedBy, type RaceResult, type State } from '../state.ts'

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

/** DF-OPT-05: a factor by the bet and the place of its car, times the position that the car had. */
export interface Odds {
  readonly factor: number
  readonly position: number
}

/** A line of the score sheet: what each car and each bet earned, and what the cars cost. */
export interface Account {
  readonly cars: readonly {
    readonly car: number
    readonly place: number
    readonly money: number
    readonly price: number
  }[]
  readonly bets: readonly {
    readonly car: number
    readonly place: number
    readonly money: number
    /** By which the money came about, where bets pay by odds. */
    readonly odds?: Odds
  }[]
  readonly race: number
  readonly bet: number
  readonly prices: number
  readonly winnings: number
}

/** A race that is over: what it is counted by, and the cars that have a place, the best first. */
interface Raced extends Pick<RaceResult, 'owner' | 'price' | 'odds'> {
  readonly options: Options
  readonly placed: readonly Car[]
}

/** What a seat made of the race, once it is over. */
export function accountOf(state: OpenState, seat: Seat, bets: readonly number[]): Account {
  return accountIn({ ...state, placed: placedCars(state) }, seat, bets)
}

/** The cars that are home; for money over a long distance all of them, by how far they have come (DF-LONG-07, DF-LONG-08). */
function placedCars(state: OpenState): readonly Car[] {
  return hasFinish(state.options) ? state.finished : raceOrder(state)
}

/**
 * DF-SCO-03, DF-SCO-04, DF-SCO-05, DF-SCO-06, DF-BEG-08, DF-R17, DF-EX-15. Place 0 stands for a car that did not finish:
 * it earns nothing, and its owner's other cars and bets pay all the same.
 */
function accountIn(raced: Raced, seat: Seat, bets: readonly number[]): Account {
  const cars = ownedBy(raced, seat).map((car) => {
    const place = raced.placed.indexOf(car) + 1
    return { car, place, money: racePay[place - 1] ?? 0, price: at(raced.price, car) }
  })
  const settled = bets.map((car, line) => {
    const place = raced.placed.indexOf(car) + 1
    const odds = raced.options.betting === 'odds' ? { odds: oddsOf(raced, line, car, place) } : {}
    return { car, place, money: betMoney(raced, line, car, place), ...odds }
  })
  const race = sum(cars.map(({ money }) => money))
  const bet = sum(settled.map(({ money }) => money))
  const prices = sum(cars.map(({ price }) => price))
  return { cars, bets: settled, race, bet, prices, winnings: race + bet - prices }
}

/** What a bet on this line brings for a car in that place, counted from 1 (DF-SCO-02, DF-OPT-05). */
export function betMoney(
  { options, odds }: Pick<Raced, 'options' | 'odds'>,
  line: number,
  car: Car,
  place: number,
): number {
  if (options.betting !== 'odds') return betPay[line]?.[place - 1] ?? 0
  const { factor, position } = oddsOf({ odds }, line, car, place)
  return factor * position
}

function oddsOf({ odds }: Pick<Raced, 'odds'>, line: number, car: Car, place: number): Odds {
  return { factor: oddsFactor[line]?.[place - 1] ?? 0, position: odds[line]?.[car] ?? 0 }
}

export function ranking(state: State): Ranking | undefined {
  if (state.phase !== 'over') return undefined
  return places(
    state.hands.map((_, seat) => (isForMoney(state.options) ? byMoney(state, seat) : byBestCar(state, seat))),
  )
}

/** DF-SCO-07, DF-SCO-08, DF-R18; DF-TOUR-02, DF-R33 over both races of a tour. */
function byMoney(state: State, seat: Seat) {
  const before = accountBefore(state, seat)
  const accounts = [accountOf(state, seat, state.bets[seat] ?? []), ...(before ? [before] : [])]
  const counted = has(state, 'tour-tie-over-both-races') ? accounts : accounts.slice(0, 1)
  const finished = counted.flatMap(({ cars }) => cars.map(({ place }) => place)).filter((place) => place > 0)
  return {
    seat,
    score: sum(accounts.map(({ winnings }) => winnings)),
    ties: [0 - Math.min(carCount + 1, ...finished), 0 - sum(accounts.map(({ prices }) => prices))],
  }
}

/** What a seat made of the first race of a tour; undefined if there was none. */
export function accountBefore(
  { options, before }: Pick<OpenState, 'options' | 'before'>,
  seat: Seat,
): Account | undefined {
  if (!before) return undefined
  return accountIn({ ...before, options, placed: before.finished }, seat, before.bets[seat] ?? [])
}

/** DF-BEG-09, DF-R28, DF-LONG-03, DF-LONG-05, DF-R32: the best car that somebody owns; 0 for nobody's. */
function byBestCar(state: State, seat: Seat) {
  const order = raceOrder(state)
  const best = order.findIndex((car) => state.owner[car] === seat)
  return { seat, score: best < 0 ? 0 : order.length - best, ties: [] }
}

/** The cars that did not finish (DF-FIN-07). */
export function stalledCars(state: Pick<OpenState, 'space' | 'finished' | 'options' | 'circuit' | 'lap'>): number[] {
  return raceOrder(state).filter((car) => isOnTrack(state, car))
}
