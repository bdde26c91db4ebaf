/**
 * The bets: all players at once, in secret, after the card on which a line was first crossed (TR-BET-02, TR-BET-04,
 * TR-BET-05).
 */
import type { Rng, Tell } from '@paddock/kernel'
import { allCars } from '../cards.ts'
import type { Action, Event, State } from '../state.ts'
import { goOn } from './end-card.ts'

/** TR-BET-07, TR-BET-08: any car, each time. */
export const betChoices: readonly Action[] = allCars.map((car) => ({ type: 'bet', car }))

/**
 * True if there is a line to bet for; for one that nobody crosses there never is (TR-BET-16). Several lines crossed by
 * one card: one after another (TR-T13-02).
 */
export function askForBets(state: State): boolean {
  if (state.betting + 1 >= state.crossed.length) return false
  state.betting++
  state.phase = 'bet'
  return true
}

/** TR-BET-10: a bet that lies there lies. */
export function makeBets(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  for (const [seat, move] of moves.entries()) {
    if (move.type !== 'bet') continue
    state.bets[seat]?.push(move.car)
    tell({ type: 'bet-made', seat, line: state.betting, car: move.car })
  }
  if (!askForBets(state)) goOn(state, rng, tell)
}
