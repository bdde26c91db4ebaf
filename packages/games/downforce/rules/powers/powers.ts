/** What the powers change. Each is a departure from a rule of the race; where it is not held, the rule stands (DF-POW-01). */
import type { Seat } from '@paddock/kernel'
import { type Car, type PowerName, powerCalled, type Row, wild } from '../cards.ts'
import type { OpenState } from '../state.ts'

type Held = Pick<OpenState, 'powers' | 'phase'>

/** The power a seat has kept, if it is this one. It serves all its cars (DF-POW-02). */
export function hasPower({ powers }: Pick<Held, 'powers'>, seat: Seat, name: PowerName): boolean {
  return powers[seat]?.[0] === powerCalled(name)
}

/** DF-RACE-06, DF-POW-07, DF-POW-09: who chooses the way of a car: its Cunning owner, or whoever played the card. */
export function steererOf(state: Pick<OpenState, 'powers' | 'owner' | 'turn'>, car: Car): Seat {
  const owner = state.owner[car] ?? -1
  return owner >= 0 && hasPower(state, owner, 'cunning') ? owner : state.turn
}

/** DF-POW-03, DF-POW-05, DF-R9, DF-EX-09: the own car printed in the top row may go one further. A wild never counts (DF-POW-04, DF-EX-10). */
export function aggressiveBonus(
  state: Pick<OpenState, 'powers' | 'owner' | 'turn'>,
  row: Row,
  isTopRow: boolean,
): number {
  if (!isTopRow || row.car === wild || state.owner[row.car] !== state.turn) return 0
  return hasPower(state, state.turn, 'aggressive') ? 1 : 0
}

/** DF-POW-10 */
export const determinedBonus = 2

/**
 * DF-POW-10, DF-R10, DF-EX-11: an own car on an own card, each by itself (DF-POW-14), a Speed-8 or a wild too (DF-POW-18),
 * that entered at least one space (DF-POW-15) and only rectangles (DF-POW-11), whatever it started from (DF-POW-12), also
 * where its way was cut short (DF-POW-16).
 */
export function mayBeDetermined(
  state: Pick<OpenState, 'powers' | 'owner' | 'turn'>,
  car: Car,
  way: { readonly steps: number; readonly inRectangles: boolean },
): boolean {
  if (way.steps === 0 || !way.inRectangles || state.owner[car] !== state.turn) return false
  return hasPower(state, state.turn, 'determined')
}

/** DF-POW-19, DF-R11, DF-EX-12: one row of an own card, not of another's (DF-POW-24). */
export function maySkip(state: Pick<OpenState, 'powers' | 'turn' | 'hasSkipped'>): boolean {
  return !state.hasSkipped && hasPower(state, state.turn, 'strategic')
}
