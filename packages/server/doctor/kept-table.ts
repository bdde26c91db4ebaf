import type { Kysely } from 'kysely'
import { atOneMoment } from '../store/read-store.ts'
import type { DueRow, LogRow, Schema, SeatRow, SnapshotRow, TableRow } from '../store/schema.ts'

/** What is kept of a table, as it stood at one moment. */
export interface KeptTable {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly due: readonly DueRow[]
  /** The start and the entries of its match, and its snapshots; none, if they were not asked for. */
  readonly log: readonly LogRow[]
  readonly snapshots: readonly SnapshotRow[]
}

/** `isWanted` says whether the match is, which may be long. */
export function readKeptTable(
  db: Kysely<Schema>,
  id: string,
  isWanted: (row: TableRow) => boolean,
): Promise<KeptTable | undefined> {
  return atOneMoment(db, async (now) => {
    const row = await now.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const seats = await now.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
    const due = await now.selectFrom('due').selectAll().where('table_id', '=', id).execute()
    if (!isWanted(row)) return { row, seats, due, log: [], snapshots: [] }
    const lines = now.selectFrom('log').selectAll().where('table_id', '=', id).where('kind', 'in', ['start', 'entry'])
    const log = await lines.orderBy('n').execute()
    const snapshots = await now.selectFrom('snapshots').selectAll().where('table_id', '=', id).execute()
    return { row, seats, due, log, snapshots }
  })
}
