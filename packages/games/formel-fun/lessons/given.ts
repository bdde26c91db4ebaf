/** Moves given beforehand, as short as they are said at a table: `red-7`, `red-7 + turbo`. */
import type { Seat } from '@paddock/kernel'
import type { GivenMove } from '@paddock/kernel/lessons'
import { type CardKind, cardKinds } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'

export type Play = CardKind | `${CardKind} + turbo`

export function plays(...given: readonly Play[]): readonly Action[] {
  return given.map(played)
}

/** What was played before a lesson begins, and by which seat. */
export function before(...moves: readonly (readonly [Seat, Play])[]): readonly GivenMove<Action>[] {
  return moves.map(([seat, play]) => ({ seat, action: played(play) }))
}

function played(play: Play): Action {
  const card = cardKinds.find((kind) => play === kind || play === `${kind} + turbo`)
  if (card === undefined) throw new Error(`no card is called ${play}`)
  return play === card ? { card } : { card, turbo: true }
}
