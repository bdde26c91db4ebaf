/** What is due is taken before it is carried out, so that it happens once, whoever looks at the same time. */
import { type Kysely, sql } from 'kysely'
import type { DueRow, Schema } from './schema.ts'
import { type Change, Conflict, mustChange } from './write.ts'

type Write = (...changes: readonly Change[]) => Promise<void>

/**
 * The rows due at `now` or before that nobody has taken, or whose taking has run out, oldest first; they are taken
 * until `until`.
 */
export async function takeDue(
  db: Kysely<Schema>,
  write: Write,
  now: string,
  most: number,
  until: string,
): Promise<DueRow[]> {
  const rows = await db
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', now)
    .where((row) => row.or([row('taken', 'is', null), row('taken', '<=', now)]))
    .orderBy('at')
    .limit(most)
    .execute()
  const taken = await Promise.all(rows.map((row) => take(db, write, row, until)))
  return taken.flatMap((row) => row ?? [])
}

async function take(db: Kysely<Schema>, write: Write, row: DueRow, until: string): Promise<DueRow | undefined> {
  const same = db
    .updateTable('due')
    .set({ taken: until })
    .where('table_id', '=', row.table_id)
    .where('kind', '=', row.kind)
    .where('seat', '=', row.seat)
    .where('at', '=', row.at)
  const free = row.taken === null ? same.where('taken', 'is', null) : same.where('taken', '=', row.taken)
  try {
    await write(mustChange(free))
    return { ...row, taken: until }
  } catch (error) {
    if (error instanceof Conflict) return undefined
    throw error
  }
}

/** The same where nodes share the store, in one question: rows that another node is just taking are passed over. */
export async function takeSharedDue(db: Kysely<Schema>, now: string, most: number, until: string): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    update due set taken = ${until}
    where (table_id, kind, seat) in (
      select table_id, kind, seat from due
      where at <= ${now} and (taken is null or taken <= ${now})
      order by at limit ${most} for update skip locked)
    returning *`.execute(db)
  return rows.toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
