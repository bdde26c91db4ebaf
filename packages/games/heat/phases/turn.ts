/** Steps 3 to 9 of one driver. Each step runs by itself where there is nothing to decide. */
import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { handSize } from '../cards.ts'
import { cardsOf, drawUpTo } from '../piles.ts'
import { driverOf, type Event, finishOf, hasFinished, type State } from '../state.ts'
import { circuitCalled } from '../track.ts'
import { checkCorners } from './corners.ts'
import { hasSymbolsLeft } from './react.ts'
import { reveal } from './reveal.ts'
import { isSlipstreamOpen } from './slipstream.ts'

/** Whether a decision is owed, or the turn has come to its end. */
export type Pause = 'asks' | 'ends'

/** Step 3. HT-PLAY-09: a cluttered hand leads straight to step 9. */
export function takeTurn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  const isMoving = reveal(state, rng, tell)
  if (!isMoving) return replenish(state, rng, tell)
  return reactOn(state, rng, tell)
}

/** Step 5, as long as a symbol is left that could be used. Everyone can see whether there is one. */
export function reactOn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  if (!hasSymbolsLeft(state)) return slipstreamOn(state, rng, tell)
  state.phase = 'react'
  return 'asks'
}

/** Step 6. */
export function slipstreamOn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  if (!isSlipstreamOpen(state)) return cornersOn(state, rng, tell)
  state.phase = 'slipstream'
  return 'asks'
}

/** Step 7, and what follows. HT-FIN-05: whoever has finished is asked for nothing more. */
export function cornersOn(state: State, rng: Rng, tell: Tell<Event>): Pause {
  const seat = driverOf(state)
  checkCorners(state, tell)
  tellLaps(state, tell)
  if (hasFinished(state, seat)) {
    tell({ type: 'car-finished', seat, past: at(state.progress, seat) - finishOf(state), round: state.round })
    return 'ends'
  }
  if (cardsOf(state.hands, seat).length === 0) return replenish(state, rng, tell)
  state.phase = 'discard'
  return 'asks'
}

/** Step 9. HT-DISC-04: the played cards go first. */
export function replenish(state: State, rng: Rng, tell: Tell<Event>): Pause {
  const seat = driverOf(state)
  const area = cardsOf(state.area, seat)
  cardsOf(state.discard, seat).push(...area)
  area.length = 0
  drawUpTo(state, seat, handSize, rng, tell)
  return 'ends'
}

/** The last lap is told of as the finish. */
function tellLaps(state: State, tell: Tell<Event>): void {
  const seat = driverOf(state)
  const { spaces } = circuitCalled(state.options.circuit)
  const completed = Math.floor(at(state.progress, seat) / spaces)
  const before = Math.max(0, Math.floor(state.from / spaces))
  for (let lap = before + 1; lap <= completed && lap < state.laps; lap++) tell({ type: 'lap-completed', seat, lap })
}
