import type { Seat } from '@paddock/kernel'
import type { Happening } from '../bus.ts'
import type { Server } from '../server.ts'
import type { LogRow } from '../store/schema.ts'
import { type Change, change } from '../store/write.ts'
import { adoptDuties, type News, planDuties } from './due.ts'
import type { LoadedTable } from './table.ts'

/** A line for the log, and how it is told once it is on disk. */
export interface LogLine {
  readonly kind: LogRow['kind']
  readonly entry?: number
  readonly command?: string
  readonly body: unknown
  told(n: number, at: string): Happening
}

export interface WrittenDown {
  /** The number of the last line. */
  readonly n: number
  readonly at: string
}

/**
 * Written before told: puts lines into the table's log together with everything else they change,
 * waits until the disk has it, and then tells. The table in memory has been changed already; if the
 * write fails, it is thrown away and read again.
 */
export async function writeDown(
  server: Server,
  table: LoadedTable,
  lines: readonly LogLine[],
  also: readonly Change[] = [],
  news: News = {},
): Promise<WrittenDown> {
  const { store, bus } = server
  const at = server.now().toISOString()
  const rows = lines.map(({ kind, entry = null, command = null, body }, index) => ({
    table_id: table.id,
    n: table.n + index + 1,
    kind,
    entry,
    command,
    body: JSON.stringify(body),
    at,
  }))
  const duties = planDuties(server, table, news)
  await store.write(...rows.map(store.logged), ...also, ...duties.changes)
  const first = table.n + 1
  table.n += lines.length
  adoptDuties(server, table, duties)
  for (const [index, line] of lines.entries()) bus.publish(table.id, line.told(first + index, at))
  return { n: table.n, at }
}

/** A line that says who sits in a seat from now on, and the change of its row. */
export function seatLine(server: Server, table: LoadedTable, seat: Seat): { line: LogLine; change: Change } {
  const { kind, person, bot, since = null } = table.seats[seat] ?? { kind: 'open' }
  const sitting = { kind, person: person?.id ?? null, bot: bot ?? null }
  const { db } = server.store
  return {
    line: { kind: 'seat', body: { seat, ...sitting }, told: (n) => ({ kind: 'table', n }) },
    change: change(
      db
        .updateTable('seats')
        .set({ ...sitting, since })
        .where('table_id', '=', table.id)
        .where('seat', '=', seat),
    ),
  }
}
