import type { Seat } from '@paddock/kernel'
import { foresight } from '../../prospects/foresight.ts'
import type { DownforceTable } from '../../testing/index.ts'
import type { DownforceDeciding } from '../props.ts'

/** What is asked at a table that was arranged by hand. */
export function decidingAt(table: DownforceTable, seat: Seat = table.pending[0] ?? 0): DownforceDeciding {
  const view = table.view(seat)
  const choices = table.choices(seat)
  const prospects = choices.map((action) => foresight.prospect(view, seat, action))
  const prospect = (choice: number) => prospects[choice] ?? { certain: [], moves: [] }
  return { view, viewer: seat, language: 'en', name: String, seat, choices, prospect }
}
