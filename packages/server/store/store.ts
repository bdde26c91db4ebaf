import { join } from 'node:path'
import { Kysely } from 'kysely'
import { migrate } from './migrations.ts'
import type { LogRow, Schema } from './schema.ts'
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
  const timed: Commit = async (writes) => {
    const start = performance.now()
    const outcomes = await commit(writes)
    committed(writes.length, (performance.now() - start) / 1000)
    return outcomes
  }
  const queue = new WriteQueue(timed)
  return {
    db,
    write: (...changes) => queue.write(changes),
    logged: changeEach((row: LogRow) => db.insertInto('log').values(row)),
    async close() {
      await queue.drained()
      await close()
      await db.destroy()
    },
  }
}
