/** How far a move has come, kept at the place it leads to, so that it can be taken up again. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Part } from './parts.ts'

export interface Progress {
  readonly source: string
  /** The key of the last row that was copied, by table. */
  readonly reached: Readonly<Record<string, readonly unknown[]>>
  readonly isDone: boolean
}

const table = 'paddock_move'

export async function readProgress(db: Kysely<Schema>): Promise<Progress | undefined> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === table)) return undefined
  const { rows } = await sql<{ body: string }>`select body from paddock_move`.execute(db)
  return rows[0] ? JSON.parse(rows[0].body) : undefined
}

export async function writeProgress(db: Kysely<Schema>, progress: Progress): Promise<void> {
  await sql`create table if not exists paddock_move (id integer primary key, body text not null)`.execute(db)
  const body = JSON.stringify(progress)
  await sql`insert into paddock_move (id, body) values (1, ${body})
    on conflict (id) do update set body = excluded.body`.execute(db)
}

/** The rows, and that they are there, in one transaction. */
export async function copyRows(
  db: Kysely<Schema>,
  part: Part,
  rows: readonly Readonly<Record<string, unknown>>[],
  progress: Progress,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const columns = Object.keys(rows[0] ?? {})
    const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`)
    const names = sql.join(columns.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(part.table)} (${names}) values ${sql.join(values)}`.execute(transaction)
    await writeProgress(transaction, progress)
  })
}

/** Nobody may play at a store that is not all there yet. */
export async function checkMoved(db: Kysely<Schema>): Promise<void> {
  const progress = await readProgress(db)
  if (!progress || progress.isDone) return
  throw new Error(
    `${progress.source} is being moved there. Give the command paddock move again; it goes on where it was.`,
  )
}
