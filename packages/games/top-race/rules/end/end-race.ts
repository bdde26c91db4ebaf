/** The race is over: the rest of the prizes, then tokens and bets are paid, and the next race begins. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { allCars } from '../cards.ts'
import { prizes } from '../money.ts'
import { isFinished, placeOfCar } from '../movement/positions.ts'
import { raceOrder } from '../movement/race-order.ts'
import { payMoney } from '../purse.ts'
import { setUpRace } from '../set-up/set-up.ts'
import type { Event, RaceResult, State } from '../state.ts'
import { distanceFromFinish } from './distance.ts'
import { accountOf } from './scoring.ts'

export function endRace(state: State, rng: Rng, tell: Tell<Event>): void {
  const order = raceOrder(state)
  const result = resultOf(state, order)
  const isForMoney = state.options.game === 'full'
  if (isForMoney) state.results.push(result)
  tell({ type: 'race-ended', race: state.race, order, finished: state.finished.length })
  if (isForMoney) {
    settle(state, result, tell)
    state.bets = state.bets.map(() => []) // TR-BET-09: they lie open in the result.
  }
  if (state.race < state.options.races) {
    state.controller = poorest(state)
    setUpRace(state, rng, tell)
  } else state.phase = 'over'
}

function settle(state: State, result: RaceResult, tell: Tell<Event>): void {
  payPrizes(state, result.order, tell)
  payTokens(state, result, tell)
  payBets(state, result, tell)
  for (let seat = 0; seat < state.seats; seat++) {
    tell({ type: 'purse-counted', race: state.race, seat, purse: at(state.purse, seat) })
  }
}

/** TR-FIN-09, TR-LONG-04: the cars still on the track, by where they stand. */
function payPrizes(state: State, order: readonly number[], tell: Tell<Event>): void {
  for (const [place, car] of order.entries()) {
    if (isFinished(state, car)) continue
    const owner = at(state.owner, car)
    const prize = at(prizes, place)
    payMoney(state, owner, prize)
    tell({ type: 'prize-paid', car, place: place + 1, owner, prize })
  }
}

function resultOf(state: State, order: readonly number[]): RaceResult {
  const { owner, price, token, bets, finished, space, aside, lap, discard } = state
  const distance = allCars.map((car) =>
    isFinished(state, car) ? 1 : distanceFromFinish(at(lap, car), placeOfCar(state, car)),
  )
  // The lists are not changed any more: the next race begins with new ones.
  return { owner, price, order, finished: finished.length, bets, token, distance, space, aside, lap, discard }
}

/** TR-TOKEN-05 */
function payTokens(state: State, result: RaceResult, tell: Tell<Event>): void {
  if (state.options.distance !== 'tokens') return
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    for (const { car, token, distance, tokenMoney: money } of accountOf(result, seat).cars) {
      payMoney(state, seat, money)
      tell({ type: 'token-settled', car, owner: seat, token, distance, money })
    }
  }
}

/** TR-BET-14 */
function payBets(state: State, result: RaceResult, tell: Tell<Event>): void {
  if (state.options.bets === 'off') return
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    const { bets, betMoney: money } = accountOf(result, seat)
    payMoney(state, seat, money)
    tell({ type: 'bets-settled', seat, bets, money })
  }
}

/** TR-T16-02: who has least; among equals the next one clockwise (TR-R5). */
function poorest({ purse, seats, controller }: State): Seat {
  const clockwise = Array.from({ length: seats }, (_, place) => (controller + 1 + place) % seats)
  const least = Math.min(...purse)
  return clockwise.find((seat) => at(purse, seat) === least) ?? 0
}
