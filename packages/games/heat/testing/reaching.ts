/** For tests: why something at a table is out of reach of whoever is asked. */
import { type Reaching, reasonAgainst, reasonFor } from '@paddock/kernel'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { reasons } from '../words/reasons/index.ts'
import type { HeatTable } from './table.ts'

function asked(table: HeatTable, seat: number): Reaching<Action, View> {
  return { view: table.view(seat), seat, choices: table.choices(seat) }
}

/** The word and the rule: `too-far HT-GEAR-05`; undefined for what is within reach. */
export function why(table: HeatTable, piece: Piece, seat = 0): string | undefined {
  const reason = reasonFor(reasons, asked(table, seat), piece)
  return reason && `${reason.why} ${reason.rule}`
}

/** The same of an action, as a program is told. */
export function against(table: HeatTable, action: unknown, seat = 0): string | undefined {
  const reason = reasonAgainst(reasons, asked(table, seat), action)
  return reason && `${reason.why} ${reason.rule}`
}

/** The sentence, in English; empty for what is within reach. */
export function told(table: HeatTable, piece: Piece, seat = 0): string {
  if (why(table, piece, seat) === undefined) return ''
  const name = (each: number) => ['Anna', 'Bob', 'Cleo'][each] ?? 'Green'
  return reasons.words.en.said(reasons.whyNot(piece, asked(table, seat)), name)
}
