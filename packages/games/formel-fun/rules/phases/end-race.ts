import type { Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { kindOf } from '../cards.ts'
import { type Car, ownerOf } from '../cars.ts'
import { pointsTold } from '../scoring.ts'
import { type Event, handOf, type OpenState, type State } from '../state.ts'
import { passedLine } from '../track.ts'
import { movingOrder } from './order.ts'
import { placeInSingleFile, startRace } from './set-up.ts'

/** After a car has moved: the next car, the next round, the next race or the end. */
export function goOn(state: State, tell: Tell<Event>): void {
  state.turn++
  if (state.turn < state.order.length) return // FF-ORD-01, FF-END-02: everyone moves, in the last round too
  movingOrder(state)
  if (isLastRound(state)) {
    endRace(state, tell)
  } else {
    // FF-END-03
    state.round++
    state.turn = 0
    tell({ type: 'round-started', race: state.race, round: state.round })
  }
}

/** Whether a car has passed the line, so that the race ends with this round (FF-END-01). */
export function isLastRound({ order, position }: Pick<OpenState, 'order' | 'position'>): boolean {
  return order.some((car) => at(position, car) >= passedLine)
}

/** The last car goes and nobody is on turn; then the others line up again, or the final is decided. */
function endRace(state: State, tell: Tell<Event>): void {
  const last = state.order.pop() // FF-END-04
  if (last === undefined) throw new Error('a race without cars')
  eliminate(state, last, tell)
  // FF-END-07, FF-SET-03: two cars drive the final, so there is one race fewer than cars.
  if (state.order.length === 1) {
    endFinal(state, tell)
  } else {
    placeInSingleFile(state)
    startRace(state, tell)
  }
}

function eliminate(state: State, car: Car, tell: Tell<Event>): void {
  state.out.push(car)
  const seat = ownerOf(car)
  tell({ type: 'car-eliminated', seat, car, race: state.race, points: pointsTold(state), left: state.order.length })
  if (state.order.some((other) => ownerOf(other) === seat)) return // FF-END-05
  // FF-END-06, FF-F11-01
  const hand = handOf(state, seat)
  state.discard.push(...hand)
  state.hands[seat] = []
  tell({ type: 'team-out', seat, cards: hand.map(kindOf) })
}

/** FF-END-08: whoever is ahead when the round is complete. */
function endFinal(state: State, tell: Tell<Event>): void {
  const winner = at(state.order, 0)
  state.order = []
  state.turn = 0
  state.out.push(winner)
  tell({ type: 'final-won', seat: ownerOf(winner), car: winner, points: pointsTold(state) })
}
