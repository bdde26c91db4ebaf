/** A round: everyone chooses gear and cards, then the cars move one after the other, then who is home is placed. */
import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { raceOrder } from '../../movement/movement.ts'
import { type Event, finishOf, hasFinished, type State } from '../../state.ts'
import { endRace } from '../race/end-race.ts'
import { takeTurn } from '../turn/turn.ts'
import { lastCars } from './adrenaline.ts'
import { racing } from './shift.ts'

/** HT-MOVE-02: the order of the whole round is fixed now. */
export function callRound(state: State): void {
  state.round++
  state.order = raceOrder(state)
  state.turn = 0
  state.isLegendCardOpen = false
  state.adrenaline = lastCars(state)
  state.phase = state.options.gears === 'first' ? 'shift' : 'plan'
  for (const seat of racing(state)) state.gearBefore[seat] = at(state.gear, seat)
}

/** HT-GEAR-01, HT-MOVE-01: all have committed, and the leading car begins. */
export function driveRound(state: State, rng: Rng, tell: Tell<Event>): void {
  state.turn = -1
  nextDriver(state, rng, tell)
}

/**
 * HT-FIN-03: the turns of those who follow, as far as nobody is asked; after the last one the round is over. HT-R20:
 * where only Legends are left, they drive on by themselves.
 */
export function nextDriver(state: State, rng: Rng, tell: Tell<Event>): void {
  for (;;) {
    while (++state.turn < state.order.length) {
      if (takeTurn(state, rng, tell) === 'asks') return
    }
    endRound(state, rng, tell)
    if (state.round === 0 || state.phase === 'over' || racing(state).length > 0) return
    state.turn = -1
  }
}

function endRound(state: State, rng: Rng, tell: Tell<Event>): void {
  placeFinishers(state, tell)
  const { place, round } = state
  if (place.every((taken) => taken > 0)) {
    endRace(state, rng, tell)
    return
  }
  callRound(state)
  tell({ type: 'round-began', round: round + 1, order: state.order.slice(), adrenaline: state.adrenaline.slice() })
}

/** HT-FIN-06, HT-FIN-07, HT-FIN-08, HT-FIN-09, HT-FIN-12: those who finished in this round by the distance past the line, behind all who were home before. */
function placeFinishers(state: State, tell: Tell<Event>): void {
  const home = raceOrder(state).filter((car) => hasFinished(state, car))
  let place = state.finishedIn.filter((round) => round > 0).length
  for (const car of home) {
    place++
    state.place[car] = place
    state.finishedIn[car] = state.round
    tell({ type: 'car-placed', seat: car, place, round: state.round, past: at(state.progress, car) - finishOf(state) })
  }
}
