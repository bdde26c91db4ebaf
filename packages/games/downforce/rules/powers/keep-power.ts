/** DF-AUC-19: whoever has several power cards keeps one. With two players Cunning may have to go. */

import type { Rng, Seat, Tell } from '@paddock/kernel'
import { has } from '../../versions.ts'
import { type Power, powerCalled, powers } from '../cards.ts'
import { startRace } from '../start/start-race.ts'
import type { Action, Event, OpenState, State } from '../state.ts'
import { dropCunningOfMany, givenFor, takeGiven } from './given-powers.ts'

const cunning = powerCalled('cunning')

/** After the auction: who must choose does so in secret, all at once (DF-R14). */
export function choosePowers(state: State, rng: Rng, tell: Tell<Event>): void {
  const buyer = swapper(state)
  if (buyer >= 0 && !has(state, 'any-power-for-cunning')) dropCunningOfMany(state, buyer, tell)
  if (keepers(state).length > 0) state.phase = 'keep'
  else replaceCunning(state, rng, tell)
}

/** Those who have several power cards. The buyer of Cunning may have to wait for what the other leaves. */
export function keepers(state: Pick<State, 'powers' | 'seats' | 'options'>): Seat[] {
  const waiting = swapper(state)
  return state.powers.flatMap((own, seat) => (own.length > 1 && seat !== waiting ? [seat] : []))
}

export function keepChoices(state: State, seat: Seat): Action[] {
  return (state.powers[seat] ?? []).map(keep)
}

export function keepPowers(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  for (const [place, seat] of keepers(state).entries()) {
    const move = moves[place]
    if (move?.type !== 'keep') continue
    const given = (state.powers[seat] ?? []).filter((power) => power !== move.power)
    state.powers[seat] = [move.power]
    if (!has(state, 'any-power-for-cunning')) state.given = [...state.given, ...given]
    tell({ type: 'power-kept', seat, power: move.power, given })
  }
  replaceCunning(state, rng, tell)
}

function replaceCunning(state: State, rng: Rng, tell: Tell<Event>): void {
  const seat = swapper(state)
  const left = seat < 0 ? [] : leftFor(state, seat)
  if (left.length > 1) {
    state.phase = 'swap'
    return
  }
  // Since any power will do, there are always several.
  if (seat >= 0) takeGiven(state, seat, left[0], tell)
  startRace(state, rng, tell)
}

/** DF-TWO-10: the buyer of Cunning, who must keep another power; −1 if nobody has to. */
export function swapper({ powers: held, seats, options }: Pick<State, 'powers' | 'seats' | 'options'>): Seat {
  const mustSwap = seats === 2 && options.twoPlayerCunning === 'swap' // DF-TWO-01
  return mustSwap ? held.findIndex((own) => own.includes(cunning)) : -1
}

/** DF-R31: every power but Cunning that the other has not kept, those of unsold cars among them. */
export function leftFor(table: Pick<OpenState, 'rules' | 'powers' | 'given'>, seat: Seat): Power[] {
  if (!has(table, 'any-power-for-cunning')) return givenFor(table)
  const kept = table.powers.flatMap((own, other) => (other === seat ? [] : own))
  return powers.flatMap((_, power) => (power === cunning || kept.includes(power) ? [] : [power]))
}

export function swapChoices(state: State, seat: Seat): Action[] {
  return leftFor(state, seat).map(keep)
}

function keep(power: Power): Action {
  return { type: 'keep', power }
}

export function swapPower(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  if (action.type !== 'keep') throw new Error(`no power is taken by ${action.type}`)
  const seat = swapper(state)
  if (has(state, 'any-power-for-cunning')) takeAny(state, seat, action.power, tell)
  else takeGiven(state, seat, action.power, tell)
  startRace(state, rng, tell)
}

function takeAny(state: State, seat: Seat, power: Power, tell: Tell<Event>): void {
  state.powers[seat] = (state.powers[seat] ?? []).filter((other) => other !== cunning)
  tell({ type: 'cunning-given', seat })
  state.powers[seat] = [power]
  tell({ type: 'power-taken', seat, power })
}
