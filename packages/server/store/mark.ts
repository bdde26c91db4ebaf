/**
 * The mark that a writer leaves with each batch it commits: in the same transaction, so that it is there if and only if
 * the batch is. Whoever does not hear what became of a batch looks for its mark.
 */
import type { Kysely } from 'kysely'
import type { LeftOut, Outcomes } from './commit.ts'
import type { StoreConnection } from './connection.ts'
import type { Schema } from './schema.ts'
import { type Change, change } from './write.ts'

const leaving = `insert into marks (writer, batch, left_out, at) values (?, ?, ?, ?)
on conflict (writer) do update set batch = excluded.batch, left_out = excluded.left_out, at = excluded.at`

export function leaveMark({ prepare }: StoreConnection, writer: string, batch: number, outcomes: Outcomes): void {
  const left = outcomes.flatMap((left, index) => (left ? [[index, left]] : []))
  prepare(leaving).run(writer, batch, JSON.stringify(left), new Date().toISOString())
}

/** What became of a batch of so many writes; undefined if it was never committed. */
export function readMark(
  { prepare }: StoreConnection,
  writer: string,
  batch: number,
  writes: number,
): Outcomes | undefined {
  const row = prepare('select batch, left_out from marks where writer = ?').get(writer)
  if (row?.batch !== batch) return undefined
  const left = new Map<number, LeftOut>(JSON.parse(String(row.left_out)))
  return Array.from({ length: writes }, (_, index) => left.get(index))
}

/** Nobody asks any more for the marks of writers who have written nothing for a day. */
export function forgetMarks(db: Kysely<Schema>, now: Date): Change {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  return change(db.deleteFrom('marks').where('at', '<', yesterday))
}
