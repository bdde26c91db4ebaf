/** A card with a pair of cars: the one behind catches up, or the one in front breaks down (TR-PAIR-02). */
import type { Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { pathOf, type Way } from '@paddock/racing/lanes'
import { type Car, faceOf } from '../cards.ts'
import type { Action, Event, OpenState, State } from '../state.ts'
import { putAway } from '../turn/put-away.ts'
import { waysToCatchUp } from './movement.ts'
import { isBrokenDown, type Positions, progressOf } from './positions.ts'
import { isAhead } from './race-order.ts'
import { follow, moveTo, stand } from './steer.ts'

/**
 * The car nearer the finish, and the other (TR-T6-01, TR-T12-01). One that broke down has not been passed
 * (TR-BINGO-08).
 */
export function frontAndRear(state: Positions & Pick<OpenState, 'card'>): readonly [front: Car, rear: Car] {
  const { pair } = faceOf(state.card)
  if (!pair) throw new Error('a card without a pair')
  const [one, other] = pair
  if (isBrokenDown(state, one)) return [one, other]
  if (isBrokenDown(state, other)) return [other, one]
  return isAhead(state, one, other) ? [one, other] : [other, one]
}

/** Where the car behind may come to: one end, which may be where it is, or several to choose from. */
export function catchUpWays(state: Positions & Pick<OpenState, 'card'>): Way[] {
  const [front, rear] = frontAndRear(state)
  return waysToCatchUp(state, rear, front)
}

export const pairChoices: readonly Action[] = [{ type: 'accelerate' }, { type: 'break-down' }]

/** Asks what the card shall do, unless it can do nothing. True if it is done. */
export function beginPair(state: State, tell: Tell<Event>): boolean {
  const [front] = frontAndRear(state)
  const isOfUse = !isBrokenDown(state, front) || catchUpWays(state).some(({ steps }) => steps > 0)
  if (isOfUse) state.phase = 'pair'
  else haveNoEffect(state, tell)
  return !isOfUse
}

function haveNoEffect(state: State, tell: Tell<Event>): void {
  const { turn: seat, card } = state
  putAway(state)
  tell({ type: 'pair-had-no-effect', seat, card })
}

/** True if the card is done. */
export function usePair(state: State, action: Action, tell: Tell<Event>): boolean {
  if (action.type === 'break-down') {
    breakDown(state, tell)
    return true
  }
  const ways = catchUpWays(state)
  const [only, ...others] = ways
  const [target, car] = frontAndRear(state)
  state.car = car
  if (!only || others.length > 0) {
    state.phase = 'move'
    tell({ type: 'acceleration-called', seat: state.turn, car, target })
    return false
  }
  accelerate(state, only, tell)
  return true
}

/** TR-PAIR-06; a second time: TR-BINGO-08. */
function breakDown(state: State, tell: Tell<Event>): void {
  const { turn: seat } = state
  const [front, rear] = frontAndRear(state)
  if (isBrokenDown(state, front)) {
    haveNoEffect(state, tell)
    return
  }
  const space = at(state.space, front)
  state.aside[front] = space
  state.space[front] = -1
  putAway(state)
  tell({ type: 'car-broke-down', seat, car: front, owner: at(state.owner, front), partner: rear, space })
}

export function catchUpChoices(state: State): Action[] {
  return catchUpWays(state).map(({ to }) => moveTo(to))
}

export function catchUp(state: State, action: Action, tell: Tell<Event>): void {
  const way = catchUpWays(state).find(({ to }) => action.type === 'move' && to === action.to)
  if (!way) throw new Error('the car cannot catch up there')
  accelerate(state, way, tell)
}

/** TR-PAIR-04, TR-PAIR-05, TR-T5-03 */
function accelerate(state: State, way: Way, tell: Tell<Event>): void {
  const [target, car] = frontAndRear(state)
  const from = at(state.space, car)
  stand(state, car, way)
  const isLevel = progressOf(state, car) === progressOf(state, target)
  putAway(state)
  tell({ type: 'car-accelerated', seat: state.turn, car, target, from, path: pathOf(way), isLevel })
  follow(state, car, tell)
}
