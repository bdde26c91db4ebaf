/** What is due, taken by whoever carries it out, so that it happens once. */
import { type Kysely, sql } from 'kysely'
import type { DueRow, Schema } from './schema.ts'

/**
 * Where one process has the store to itself, it keeps in mind what it has taken: nothing has to be written for it, and
 * a process that dies forgets it.
 */
export class HeldDue {
  readonly #db: Kysely<Schema>
  /** Until when each row is taken, by what it is and when it was due. */
  readonly #taken = new Map<string, string>()

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async take(now: string, most: number, until: string): Promise<DueRow[]> {
    for (const [key, end] of this.#taken) if (end <= now) this.#taken.delete(key)
    const rows = await this.#db
      .selectFrom('due')
      .selectAll()
      .where('at', '<=', now)
      .orderBy('at')
      .limit(most + this.#taken.size)
      .execute()
    const free = rows.filter((row) => !this.#taken.has(keyOf(row))).slice(0, most)
    for (const row of free) this.#taken.set(keyOf(row), until)
    return free.map((row) => ({ ...row, taken: until }))
  }
}

/** A row that was put off or written anew is another one. */
function keyOf({ table_id, kind, seat, at }: DueRow): string {
  return `${table_id} ${kind} ${seat} ${at}`
}

/** Where several nodes share the store, the row says that it is taken; rows that another node is taking are passed over. */
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
