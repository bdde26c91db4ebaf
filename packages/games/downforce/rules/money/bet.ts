/** The bets: all players at once, in secret, after the card on which a line was first crossed (DF-BET-03, DF-BET-05). */
import type { Rng, Tell } from '@paddock/kernel'
import { allCars } from '../cards.ts'
import { goOn } from '../race/end-card.ts'
import { raceOrder } from '../race/race-order.ts'
import { isInRace } from '../start/start-race.ts'
import type { Action, Event, State } from '../state.ts'

const betting: readonly Action[] = allCars.map((car) => ({ type: 'bet', car }))

/** True if there is a line to bet for. Two lines crossed by one card: two rounds, the earlier line first (DF-R7). */
export function askForBets(state: State): boolean {
  const line = state.crossed.toSorted((a, b) => a - b).find((crossed) => state.odds[crossed] === undefined)
  if (line === undefined) return false
  const order = raceOrder(state)
  state.odds[line] = allCars.map((car) => order.indexOf(car) + 1)
  state.due = [line]
  state.phase = 'bet'
  return true
}

/** DF-BET-06, DF-BET-07, DF-R8: any car that races, also one that is home. */
export function betChoices(state: State): Action[] {
  return betting.filter((_, car) => isInRace(state, car))
}

/** Kept to the end (DF-BET-09), and asked of those too whose cars are all home (DF-BET-11). */
export function makeBets(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  const [line = 0] = state.due
  for (const [seat, move] of moves.entries()) {
    if (move.type !== 'bet') continue
    state.bets[seat]?.push(move.car)
    tell({ type: 'bet-made', seat, line, car: move.car })
  }
  state.due = []
  if (!askForBets(state)) goOn(state, rng, tell)
}
