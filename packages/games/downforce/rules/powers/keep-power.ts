/** DF-AUC-19: whoever has several power cards keeps one. With two players Cunning may have to go. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { type Power, powerCalled, powers } from '../cards.ts'
import { startRace } from '../start/start-race.ts'
import type { Action, Event, OpenState, State } from '../state.ts'

const cunning = powerCalled('cunning')

/** After the auction: who must choose does so in secret, all at once (DF-R14). */
export function choosePowers(state: State, rng: Rng, tell: Tell<Event>): void {
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
    tell({ type: 'power-kept', seat, power: move.power, given })
  }
  replaceCunning(state, rng, tell)
}

function replaceCunning(state: State, rng: Rng, tell: Tell<Event>): void {
  if (swapper(state) < 0) startRace(state, rng, tell)
  else state.phase = 'swap'
}

/** DF-TWO-10: the buyer of Cunning, who must keep another power; −1 if nobody has to. */
export function swapper({ powers: held, seats, options }: Pick<State, 'powers' | 'seats' | 'options'>): Seat {
  const mustSwap = seats === 2 && options.twoPlayerCunning === 'swap' // DF-TWO-01
  return mustSwap ? held.findIndex((own) => own.includes(cunning)) : -1
}

/** DF-R31: every power but Cunning that the other has not kept, those of unsold cars among them. */
export function leftFor({ powers: held }: Pick<OpenState, 'powers'>, seat: Seat): Power[] {
  const kept = held.flatMap((own, other) => (other === seat ? [] : own))
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
  state.powers[seat] = (state.powers[seat] ?? []).filter((power) => power !== cunning)
  tell({ type: 'cunning-given', seat })
  state.powers[seat] = [action.power]
  tell({ type: 'power-taken', seat, power: action.power })
  startRace(state, rng, tell)
}
