/** By the rules before `any-power-for-cunning`: Cunning is replaced by one of the powers that were given up. */
import type { Seat, Tell } from '@paddock/kernel'
import { type Power, powerCalled } from '../cards.ts'
import type { Event, OpenState, State } from '../state.ts'

const cunning = powerCalled('cunning')

/** Those who have Cunning among others just lay it down, before anyone chooses. */
export function dropCunningOfMany(state: State, holder: Seat, tell: Tell<Event>): void {
  if ((state.powers[holder]?.length ?? 0) > 1) dropCunning(state, holder, tell)
}

/** Whoever has Cunning alone lays it down too, and takes that power, if there is one. */
export function takeGiven(state: State, seat: Seat, power: Power | undefined, tell: Tell<Event>): void {
  dropCunning(state, seat, tell)
  if (power === undefined) return
  state.powers[seat] = [power]
  state.given = state.given.filter((other) => other !== power)
  tell({ type: 'power-taken', seat, power })
}

/** What Cunning can be replaced by. */
export function givenFor({ given }: Pick<OpenState, 'given'>): Power[] {
  return given.filter((power) => power !== cunning)
}

function dropCunning(state: State, seat: Seat, tell: Tell<Event>): void {
  state.powers[seat] = (state.powers[seat] ?? []).filter((power) => power !== cunning)
  state.given = [...state.given, cunning]
  tell({ type: 'cunning-given', seat })
}
