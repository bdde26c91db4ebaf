/** Steps 3 to 9 of one driver. Each step runs by itself where there is nothing to decide. */
import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { driveLegend } from '../../../modules/legends/legend.ts'
import { useUpSponsors } from '../../../modules/season/gain-sponsor.ts'
import { gainSponsors, rewardFirstLap } from '../../../modules/season/press.ts'
import { cardsOf } from '../../piles/piles.ts'
import { type Car, driverOf, type Event, finishOf, hasFinished, isLegend, isOnTrack, type State } from '../../state.ts'
import { circuitCalled } from '../../track.ts'
import { checkCorners } from './corners.ts'
import { hasSymbolsLeft, onlyDuty, react } from './react.ts'
import { mayRefresh } from './refresh.ts'
import { replenish } from './replenish.ts'
import { reveal } from './reveal.ts'
import { isSlipstreamOpen } from './slipstream.ts'

/** Whether a decision is owed, or the turn has come to its end. */
export type Pause = 'asks' | 'ends'

/** Step 3. HT-PLAY-09: a cluttered hand leads straight to step 9. */
export function takeTurn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  const car = driverOf(state)
  if (isLegend(state, car)) {
    const from = at(state.progress, car)
    driveLegend(state, car, rng, tell)
    passLines(state, car, from, false, rng, tell)
    return 'ends'
  }
  const revealed = reveal(state, rng, tell)
  if (revealed === 'asks') return 'asks'
  return revealed === 'cluttered' ? replenish(state, rng, tell) : reactOn(state, rng, tell)
}

/** Step 5, as long as a symbol is left that could be used. Everyone can see whether there is one. */
export function reactOn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  for (let duty = onlyDuty(state); duty; duty = onlyDuty(state)) react(state, duty, rng, tell)
  if (!hasSymbolsLeft(state)) return endReact(state, rng, tell)
  state.phase = 'react'
  return 'asks'
}

/** HT-V-02: by the booklet's wording cards are refreshed now. */
export function endReact(state: State, rng: Rng, tell: Tell<Event>): Pause {
  if (state.options.wording !== 'booklet' || !mayRefresh(state)) return slipstreamOn(state, rng, tell)
  state.phase = 'refresh'
  return 'asks'
}

/** Step 6. */
export function slipstreamOn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  if (!isSlipstreamOpen(state)) return cornersOn(state, at(state.progress, driverOf(state)), rng, tell)
  state.phase = 'slipstream'
  return 'asks'
}

/**
 * Step 7, and what follows. HT-FIN-05, HT-R8: whoever has finished is asked for nothing more; HT-CORN-13: who has spun
 * out on the way there has not. HT-CORN-15: a spin-out leads on to step 8.
 */
export function cornersOn(state: State, beforeSlipstream: number, rng: Rng, tell: Tell<Event>): Pause {
  const seat = driverOf(state)
  const hasSpunOut = checkCorners(state, tell)
  if (!isOnTrack(state, seat)) {
    useUpSponsors(state, seat, tell) // HT-EVT-16, HT-SYM-22
    return 'ends'
  }
  if (!hasSpunOut) gainSponsors(state, beforeSlipstream, rng, tell)
  passLines(state, seat, state.from, hasSpunOut, rng, tell)
  if (hasFinished(state, seat)) {
    useUpSponsors(state, seat, tell) // HT-SPON-03
    return 'ends'
  }
  if (state.options.wording === 'revised' && mayRefresh(state)) {
    state.phase = 'refresh'
    return 'asks'
  }
  return discardOn(state, rng, tell)
}

/** Step 8. */
export function discardOn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  if (cardsOf(state.hands, driverOf(state)).length === 0) return replenish(state, rng, tell)
  state.phase = 'discard'
  return 'asks'
}

/** The lap lines that a car has crossed for good; the last one is told of as the finish. */
function passLines(state: State, car: Car, from: number, hasSpunOut: boolean, rng: Rng, tell: Tell<Event>): void {
  const { spaces } = circuitCalled(state.circuit)
  const completed = Math.floor(at(state.progress, car) / spaces)
  const before = Math.max(0, Math.floor(from / spaces))
  const isFirstLap = completed > 0 && !state.lapOne.includes(car)
  if (isFirstLap) state.lapOne.push(car)
  for (let lap = before + 1; lap <= completed && lap < state.laps; lap++)
    tell({ type: 'lap-completed', seat: car, lap })
  if (isFirstLap && !hasSpunOut) rewardFirstLap(state, car, rng, tell)
  if (hasFinished(state, car)) {
    tell({ type: 'car-finished', seat: car, past: at(state.progress, car) - finishOf(state), round: state.round })
  }
}
