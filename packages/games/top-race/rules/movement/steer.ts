/** One car moves, and what follows from where it ended. */
import type { Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { blockersAhead, lapAlong, linesBeyond, pathOf, type Way } from '@paddock/racing/lanes'
import { type Car, partnerOf } from '../cards.ts'
import { prizes } from '../money.ts'
import { payMoney } from '../purse.ts'
import { type Action, type Event, home, type State } from '../state.ts'
import { track } from '../track.ts'
import { putAway } from '../turn/put-away.ts'
import { isWonByChild } from '../turn/turn.ts'
import { moveEnds, moveWays, spaceToReturnTo } from './movement.ts'
import { isBrokenDown, isFinished, progressOf } from './positions.ts'
import { currentRow, endRow } from './rows.ts'

/** TR-T18-01: every end of the move, each once. */
export function moveChoices(state: State): Action[] {
  return moveEnds(state, state.car, currentRow(state).spaces).map(moveTo)
}

/** To each space of the circuit, and home. */
const moves: readonly Action[] = [home, ...track.ahead.keys()].map((to) => ({ type: 'move', to }))

export function moveTo(to: number): Action {
  return moves[to - home] ?? { type: 'move', to }
}

export function moveCar(state: State, to: number, tell: Tell<Event>): void {
  const { car, turn: seat } = state
  const { spaces } = currentRow(state)
  const way = moveWays(state, car, spaces).find((other) => other.to === to)
  if (!way) throw new Error(`car ${car} cannot end on ${to}`)
  const from = at(state.space, car)
  stand(state, car, way)
  // TR-MOVE-10, TR-T18-02: what a blocked car cannot use is lost; what is left over at the finish is not missed.
  const lost = to === home ? 0 : spaces - way.steps
  const blockers = lost > 0 ? blockersAhead(track, state.space, to) : []
  endRow(state)
  tell({ type: 'car-moved', seat, car, from, path: pathOf(way), spaces, lost, blockers })
  follow(state, car, tell)
}

/** The car is where the way leads. Over the line it is home at once, and in nobody's way (TR-FIN-02). */
export function stand(state: State, car: Car, way: Way): void {
  state.lap[car] = lapAlong(track, at(state.lap, car), at(state.space, car), pathOf(way))
  state.space[car] = way.to
  if (way.to === home) state.finished.push(car)
}

/** A line, the finish, and the end of its partner's breakdown. */
export function follow(state: State, car: Car, tell: Tell<Event>): void {
  crossLines(state, car, tell)
  if (state.space[car] === home) finish(state, car, tell)
  releasePartner(state, car, tell)
}

/** TR-BET-04, TR-BET-06, TR-T13-01, TR-T13-03: the first car of the race beyond a line, by whatever step. */
function crossLines(state: State, car: Car, tell: Tell<Event>): void {
  if (state.options.bets === 'off') return
  for (const line of linesBeyond(track, at(state.lap, car), at(state.space, car), state.crossed)) {
    state.crossed.push(line)
    tell({ type: 'line-crossed', car, line })
  }
}

/** TR-FIN-03, TR-R1. The first car of a child that is home ends the race, and with it the card (TR-KIDS-09). */
function finish(state: State, car: Car, tell: Tell<Event>): void {
  const place = state.finished.length
  const owner = at(state.owner, car)
  const prize = state.options.game === 'full' ? at(prizes, place - 1) : 0
  if (prize > 0) payMoney(state, owner, prize)
  if (isWonByChild(state)) putAway(state)
  tell({ type: 'car-finished', car, place, owner, prize })
}

/** TR-PAIR-08, TR-PAIR-09, TR-T7-01, TR-T7-02: passed by its partner, a car that broke down comes back at once. */
function releasePartner(state: State, partner: Car, tell: Tell<Event>): void {
  const car = partnerOf(partner)
  if (!isBrokenDown(state, car)) return
  if (!isFinished(state, partner) && progressOf(state, partner) <= progressOf(state, car)) return
  const space = spaceToReturnTo(state, car)
  const stood = at(state.aside, car)
  const isElsewhere = space !== stood
  if (at(track.front, space) > at(track.front, stood)) state.lap[car] = at(state.lap, car) - 1
  state.aside[car] = -1
  state.space[car] = space
  tell({ type: 'car-returned', car, partner, space, isElsewhere })
}
