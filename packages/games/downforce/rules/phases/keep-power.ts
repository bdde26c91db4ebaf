/** DF-AUC-19: whoever has several power cards keeps one. With two players Cunning may have to go. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { type Power, powerCalled } from '../cards.ts'
import type { Action, Event, State } from '../state.ts'
import { startRace } from './start-race.ts'

const cunning = powerCalled('cunning')

/** After the auction: who must choose does so in secret, all at once (DF-R14). */
export function choosePowers(state: State, rng: Rng, tell: Tell<Event>): void {
  // What Cunning alone leaves behind is settled once the other player has chosen.
  if (mustSwap(state)) for (const seat of seatsWith(state, 2)) dropCunning(state, seat, tell)
  if (seatsWith(state, 2).length > 0) state.phase = 'keep'
  else takeForCunning(state, rng, tell)
}

/** Those who have so many power cards or more. */
export function seatsWith({ powers }: Pick<State, 'powers'>, least: number): Seat[] {
  return powers.flatMap((own, seat) => (own.length >= least ? [seat] : []))
}

export function keepChoices(state: State, seat: Seat): Action[] {
  return (state.powers[seat] ?? []).map((power): Action => ({ type: 'keep', power }))
}

export function keepPowers(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  for (const [place, seat] of seatsWith(state, 2).entries()) {
    const move = moves[place]
    if (move?.type !== 'keep') continue
    const given = (state.powers[seat] ?? []).filter((power) => power !== move.power)
    state.powers[seat] = [move.power]
    state.given.push(...given)
    tell({ type: 'power-kept', seat, power: move.power, given })
  }
  takeForCunning(state, rng, tell)
}

/** DF-TWO-10, DF-R31: a player who has Cunning alone takes one of the powers that were given up. */
function takeForCunning(state: State, rng: Rng, tell: Tell<Event>): void {
  const seat = mustSwap(state) ? state.powers.findIndex((own) => own.includes(cunning)) : -1
  if (seat < 0) {
    startRace(state, rng, tell)
    return
  }
  const offered = offeredFor(state)
  const [only] = offered
  if (offered.length > 1) state.phase = 'swap'
  else takePower(state, seat, only, rng, tell)
}

/** The seat that must part with Cunning; −1 if none. */
export function swapper({ powers }: Pick<State, 'powers'>): Seat {
  return powers.findIndex((own) => own.includes(cunning))
}

export function swapChoices(state: State): Action[] {
  return offeredFor(state).map((power): Action => ({ type: 'keep', power }))
}

export function swapPower(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  const [move] = moves
  if (move?.type === 'keep') takePower(state, swapper(state), move.power, rng, tell)
}

function takePower(state: State, seat: Seat, power: Power | undefined, rng: Rng, tell: Tell<Event>): void {
  dropCunning(state, seat, tell)
  if (power !== undefined) {
    state.powers[seat] = [power]
    state.given.splice(state.given.indexOf(power), 1)
    tell({ type: 'power-taken', seat, power })
  }
  startRace(state, rng, tell)
}

function dropCunning(state: State, seat: Seat, tell: Tell<Event>): void {
  const own = state.powers[seat] ?? []
  const place = own.indexOf(cunning)
  if (place < 0) return
  own.splice(place, 1)
  state.given.push(cunning)
  tell({ type: 'cunning-given', seat })
}

function offeredFor({ given }: Pick<State, 'given'>): Power[] {
  return given.filter((power) => power !== cunning)
}

function mustSwap({ seats, options }: Pick<State, 'seats' | 'options'>): boolean {
  return seats === 2 && options.twoPlayerCunning === 'swap'
}
