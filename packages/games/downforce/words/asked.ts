/** The figures behind a question, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { type Car, faceOf } from '../rules/cards.ts'
import { ends } from '../rules/movement.ts'
import { type Means, meansOf } from '../rules/phases/bid-value.ts'
import { currentRow } from '../rules/phases/row.ts'
import { aggressiveBonus, determinedBonus, maySkip, steererOf } from '../rules/powers.ts'
import { type Action, home, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** How many spaces the row on turn gives. */
export function spacesAsked(view: View): number {
  return currentRow(view)?.spaces ?? 0
}

/** One more where Aggressive allows it (DF-POW-03). */
export function spacesAllowed(view: View): number {
  const row = currentRow(view)
  if (!row) return 0
  return row.spaces + aggressiveBonus(view, row, faceOf(view.card).rows[0] === row)
}

/** Whether whoever steers may skip the row instead. */
export function maySkipNow(view: View): boolean {
  return !view.isGoing && maySkip(view) && steererOf(view, view.car) === view.turn
}

/** The spaces that a car would lose by this move: it is led into a jam. */
export function lostBy(view: View, action: Extract<Action, { type: 'move' | 'bonus' }>): number {
  if (action.to === null || action.to === home || view.car < 0) return 0
  const spaces = action.type === 'bonus' ? determinedBonus : spacesAsked(view) + (action.more ? 1 : 0)
  const way = ends(view, view.car, spaces).find(({ to }) => to === action.to)
  return way ? spaces - way.steps : 0
}

export function spaceName(view: View, space: number): string {
  return trackOf(view).circuit.spaces[space]?.id ?? ''
}

/** What a car that can be named is to the seat that names it. */
export interface Candidate {
  readonly isOwn: boolean
  /** 1 for the winner, 0 for a car that is not home. */
  readonly place: number
  /** On the track, with no free space ahead. */
  readonly isStuck: boolean
  /** The position for which a bet by odds counts, 0 where there are no odds. */
  readonly position: number
}

export function candidate(view: View, car: Car, seat: Seat): Candidate {
  const place = view.finished.indexOf(car) + 1
  const [line] = view.due
  return {
    isOwn: view.owner[car] === seat,
    place,
    isStuck: view.phase === 'wild' && place === 0 && ends(view, car, 1).every(({ steps }) => steps === 0),
    position: view.options.betting === 'odds' && line !== undefined ? (view.odds[line]?.[car] ?? 0) : 0,
  }
}

/** How this hand can bid for the car on offer (DF-AUC-05, DF-AUC-06). */
export function meansAsked({ lot, hand }: View): Means {
  return lot ? meansOf(hand, lot.car) : 'row'
}
