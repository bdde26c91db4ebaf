/** The race is over: bets are shown and the money is counted. On a world tour the second race follows. */
import type { Rng, Tell } from '@paddock/kernel'
import { isForMoney } from '../options.ts'
import { setUpRace } from '../start/set-up.ts'
import type { Event, State } from '../state.ts'
import { accountOf, stalledCars } from './scoring.ts'

export function endRace(state: State, rng: Rng, tell: Tell<Event>): void {
  const { race, options } = state
  state.phase = 'over'
  tell({ type: 'race-ended', race, finished: state.finished.slice(), stalled: stalledCars(state) })
  if (options.betting !== 'off') showBets(state, tell)
  if (isForMoney(options)) countMoney(state, tell)
  if (options.format === 'world-tour' && race === 1) tourOn(state, rng, tell)
}

function showBets(state: State, tell: Tell<Event>): void {
  state.areBetsShown = true
  tell({ type: 'bets-shown', bets: state.bets.map((bets) => bets.slice()) })
}

function countMoney(state: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const { race, bet: bets, prices, winnings } = accountOf(state, seat, state.bets[seat] ?? [])
    tell({ type: 'money-counted', seat, race, bets, prices, winnings })
  }
}

/** DF-TOUR-01: the other circuit, and nothing carried over but the score. */
function tourOn(state: State, rng: Rng, tell: Tell<Event>): void {
  const { circuit, owner, price, finished, space, odds, bets, discard, named } = state
  state.before = { circuit, owner, price, finished, space, odds, bets, discard, named }
  state.circuit = circuit === 'marina-bay' ? 'river-station' : 'marina-bay'
  setUpRace(state, rng, tell)
}
