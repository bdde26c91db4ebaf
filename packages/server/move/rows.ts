/** Reads a store's rows a few at a time, in the order of their keys, and reckons what they are worth comparing by. */
import { createHash } from 'node:crypto'
import { canonical } from '@paddock/kernel'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Part } from './parts.ts'

export type StoreRow = Readonly<Record<string, unknown>>

/** So many at once. */
const chunk = 500

/** After the row with that key; from the first one on, if nothing is said. */
export async function* rowsOf(db: Kysely<Schema>, part: Part, after?: readonly unknown[]): AsyncGenerator<StoreRow[]> {
  const columns = sql.join(part.key.map((name) => sql.ref(name)))
  for (let last = after; ; ) {
    const beyond: RawBuilder<unknown> = last ? sql`where (${columns}) > (${sql.join(last)})` : sql``
    const { rows } = await sql<StoreRow>`
      select * from ${sql.table(part.table)} ${beyond} order by ${columns} limit ${chunk}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < chunk) return
    last = keyOf(part, rows.at(-1) ?? {})
  }
}

export function keyOf({ key }: Part, row: StoreRow): unknown[] {
  return key.map((name) => row[name])
}

export interface Tally {
  readonly rows: number
  /** The same for the same rows, in whatever order: each row's SHA-256, all of them joined by exclusive or. */
  readonly digest: string
}

export async function tally(db: Kysely<Schema>, part: Part): Promise<Tally> {
  const joined = Buffer.alloc(32)
  let count = 0
  for await (const rows of rowsOf(db, part)) {
    count += rows.length
    for (const row of rows) {
      const hash = createHash('sha256').update(canonical(row)).digest()
      for (const [place, byte] of hash.entries()) joined[place] = (joined[place] ?? 0) ^ byte
    }
  }
  return { rows: count, digest: joined.toString('hex') }
}
