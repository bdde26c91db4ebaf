import { join } from 'node:path'
import { Kysely } from 'kysely'
import { takeDue } from './due.ts'
import { migrate } from './migrations.ts'
import type { DueRow, LogRow, Schema } from './schema.ts'
import { inMemory, openSqlite } from './sqlite.ts'
import { type Change, changeEach } from './write.ts'
import { type Commit, WriteQueue } from './write-queue.ts'

/** Where everything is kept. Reads are Kysely's; every write goes through the one queue. */
export interface Store {
  readonly db: Kysely<Schema>
  /** Resolves once all of it is on disk. Rejects with a `Conflict` or as `Unwritten`; then none of it is. */
  write(...changes: readonly Change[]): Promise<void>
  /** The change that adds a row to a table's log. */
  logged(row: LogRow): Change
  /** Rows that are due and that nobody has in hand, oldest first: from now on until `until` the caller has. */
  takeDue(now: string, most: number, until: string): Promise<DueRow[]>
  close(): Promise<void>
}

export interface StoreSettings {
  /** The folder of the database's file, or `inMemory`. */
  readonly folder: string
  readonly busy: number
  /** Hears of every transaction: how many writes it held and how long it took, in seconds. */
  committed(writes: number, seconds: number): void
}

export async function openStore({ folder, busy, committed }: StoreSettings): Promise<Store> {
  const file = folder === inMemory ? inMemory : join(folder, 'paddock.sqlite')
  const { dialect, commit, close } = openSqlite(file, busy)
  const db = new Kysely<Schema>({ dialect })
  await migrate(db.withTables<never>())
  // Whoever had something in hand is no more: a file is served by one process.
  await db.updateTable('due').set({ taken: null }).execute()
  const timed: Commit = async (writes) => {
    const start = performance.now()
    const outcomes = await commit(writes)
    committed(writes.length, (performance.now() - start) / 1000)
    return outcomes
  }
  const queue = new WriteQueue(timed)
  const write = (...changes: readonly Change[]) => queue.write(changes)
  return {
    db,
    write,
    takeDue: (now, most, until) => takeDue(db, write, now, most, until),
    logged: changeEach((row: LogRow) => db.insertInto('log').values(row)),
    async close() {
      await queue.drained()
      await close()
      await db.destroy()
    },
  }
}
