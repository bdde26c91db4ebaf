import type { Seat } from '@paddock/kernel'
import { foresight } from '../../prospects/foresight.ts'
import type { Table } from '../../testing/index.ts'
import type { Deciding } from '../props.ts'

/** What is asked at a table that was arranged by hand. */
export function decidingAt(table: Table, seat: Seat = table.pending[0] ?? 0): Deciding {
  const view = table.view(seat)
  const choices = table.choices(seat)
  const prospects = choices.map((action) => foresight.prospect(view, seat, action))
  const prospect = (choice: number) => prospects[choice] ?? { certain: [], moves: [] }
  return { view, viewer: seat, language: 'en', name: String, seat, choices, prospect }
}
