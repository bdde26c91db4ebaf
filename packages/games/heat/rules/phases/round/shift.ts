/** Step 1: everyone shifts, in secret and at the same time. */
import type { Moves, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, isPlayable } from '../../cards.ts'
import { firstGear, isInReach, lastGear, shiftCost } from '../../gears.ts'
import { cardsOf, payHeat } from '../../piles/piles.ts'
import type { Action, Event, State } from '../../state.ts'
import { giveUp, givingUp, mayGiveUp } from './give-up.ts'

const shifts: readonly Action[] = [1, 2, 3, 4].map((gear) => ({ type: 'shift', gear }))

export function playableOf(hand: readonly Card[]): number {
  let count = 0
  for (const card of hand) if (isPlayable(card)) count++
  return count
}

/**
 * HT-PLAY-05, HT-PLAY-06, HT-EX-15: the gears in reach that the playable cards can serve; where they can serve none, the hand
 * is cluttered and every gear in reach will do.
 */
export function gearsInReach(from: number, engine: number, playable: number): number[] {
  const inReach: number[] = []
  for (let gear = firstGear; gear <= lastGear; gear++) if (isInReach(from, gear, engine)) inReach.push(gear)
  const served = inReach.filter((gear) => gear <= playable)
  return served.length > 0 ? served : inReach
}

/** HT-TOUR-04, HT-TOUR-08: what a shift may be meant with: in a tournament one by two is never refused. */
export function heatToShift({ options, engine }: Pick<State, 'options' | 'engine'>, seat: Seat): number {
  return options.gears === 'tournament' ? 1 : at(engine, seat)
}

export function gearsOf(state: State, seat: Seat): number[] {
  return gearsInReach(at(state.gear, seat), heatToShift(state, seat), playableOf(cardsOf(state.hands, seat)))
}

export function shiftChoices(state: State, seat: Seat): Action[] {
  const choices: Action[] = []
  for (const gear of gearsOf(state, seat)) {
    const shift = shifts[gear - 1]
    if (shift) choices.push(shift)
  }
  if (mayGiveUp(state)) choices.push(givingUp)
  return choices
}

/** HT-GEAR-03, HT-GEAR-08: from where the lever stands; the Heat of a shift by two is paid at once. */
export function setGear(state: State, seat: Seat, to: number, tell: Tell<Event>): void {
  const from = at(state.gear, seat)
  const heat = shiftCost(from, to)
  payHeat(state, seat, heat)
  state.gear[seat] = to
  tell({ type: 'gear-shifted', seat, from, to, heat })
}

/** HT-GEAR-07: now everyone sees the gears; the cards are chosen next. */
export function shiftGears(state: State, moves: Moves<Action>, tell: Tell<Event>): void {
  const drivers = racing(state)
  for (const [index, action] of moves.entries()) {
    if (action.type === 'shift') setGear(state, at(drivers, index), action.gear, tell)
  }
  giveUp(state, drivers, moves, tell)
  state.phase = 'play'
}

/** Everyone who decides in this round, by seat. */
export function racing({ order, seats }: Pick<State, 'order' | 'seats'>): Seat[] {
  const drivers: Seat[] = []
  for (let seat = 0; seat < seats; seat++) if (order.includes(seat)) drivers.push(seat)
  return drivers
}
