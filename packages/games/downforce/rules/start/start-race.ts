/** From the auction to the first turn: hands for the race, cars that do not race, who begins. */

import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { has } from '../../versions.ts'
import { allCars, type Card } from '../cards.ts'
import { type Event, isOnTrack, type State, trackOf } from '../state.ts'

/** DF-TWO-03 */
const handOfTwo = 7

export function startRace(state: State, rng: Rng, tell: Tell<Event>): void {
  if (state.options.unownedCars === 'removed') removeUnowned(state, tell)
  if (state.seats === 2 && state.options.hand === 'all') drawHands(state, rng, tell)
  const { seat, why } = starter(state, rng)
  state.lot = null
  state.bids = []
  state.turn = seat
  state.phase = 'card'
  tell({ type: 'race-started', race: state.race, seat, why })
}

/** DF-OPT-03; otherwise they race for nobody (DF-R5). */
function removeUnowned(state: State, tell: Tell<Event>): void {
  const cars = allCars.filter((car) => at(state.owner, car) < 0)
  for (const car of cars) state.space[car] = -1
  if (cars.length > 0) tell({ type: 'cars-removed', cars })
}

/** DF-TWO-03: each of two players shuffles their cards and draws seven. */
function drawHands(state: State, rng: Rng, tell: Tell<Event>): void {
  for (const [seat, hand] of state.hands.entries()) {
    const pile: Card[] = hand.slice()
    rng.shuffle(pile)
    state.hands[seat] = pile.splice(-handOfTwo).sort((a, b) => a - b)
    state.piles[seat] = pile
  }
  tell({ type: 'hands-drawn', cards: handOfTwo })
}

/** DF-RACE-01; where the pole is nobody's, the next owned car of the grid: DF-R6 after an auction, DF-R19 after a deal. */
function starter(state: State, rng: Rng): { seat: Seat; why: 'pole' | 'grid' | 'draw' } {
  const grid = trackOf(state).grid.map((space) => state.space.indexOf(space))
  const owners = grid.map((car) => state.owner[car] ?? -1)
  const [pole = -1] = owners
  if (pole >= 0) return { seat: pole, why: 'pole' }
  const best = owners.find((seat) => seat >= 0)
  const isByGrid = state.options.cars === 'auction' || has(state, 'grid-decides-after-a-deal')
  if (isByGrid && best !== undefined) return { seat: best, why: 'grid' }
  return { seat: rng.int(state.seats), why: 'draw' }
}

/** Whether a car can still be moved or bet on: it is on the track or home, not taken off it. */
export function isInRace(state: Pick<State, 'space' | 'finished'>, car: number): boolean {
  return isOnTrack(state, car) || state.finished.includes(car)
}
