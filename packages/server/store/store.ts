import { join } from 'node:path'
import { Kysely } from 'kysely'
import { type Health, type HealthListener, StoreHealth } from './health.ts'
import { migrate } from './migrations.ts'
import type { LogRow, Schema } from './schema.ts'
import { inMemory, openSqlite } from './sqlite.ts'
import { type Change, change, changeEach, Unwritten } from './write.ts'
import { type Commit, WriteQueue } from './write-queue.ts'

/** Where everything is kept. Reads are Kysely's; every write goes through the one queue. */
export interface Store {
  readonly db: Kysely<Schema>
  /** Resolves once all of it is on disk. Rejects with a `Conflict` or as `Unwritten`; then none of it is. */
  write(...changes: readonly Change[]): Promise<void>
  /** The change that adds a row to a table's log. */
  logged(row: LogRow): Change
  /** Whether the last that was to be written was written. */
  health(): Health
  /** Tries to write something that matters to nobody, and as much of it as a few commands need together. */
  probe(): Promise<void>
  /** Looks whether the store is still the one to start from again; `health` says so. */
  look(): void
  close(): Promise<void>
}

export interface StoreSettings {
  /** The folder of the database's file, or `inMemory`. */
  readonly folder: string
  readonly busy: number
  /** Hears of every transaction: how many writes it held and how long it took, in seconds. */
  committed(writes: number, seconds: number): void
  /** Hears when nothing can be written, and when it can again. */
  readonly listener?: HealthListener
  /** Whether other servers use the same folder; otherwise they are kept out. */
  readonly isShared?: boolean
}

/** The file of the database in a data folder. */
export function databaseIn(folder: string): string {
  return folder === inMemory ? inMemory : join(folder, 'paddock.sqlite')
}

export async function openStore(settings: StoreSettings): Promise<Store> {
  const { folder, busy, committed, listener = { failed() {}, recovered() {} }, isShared = false } = settings
  const { dialect, commit, look, close } = openSqlite(databaseIn(folder), busy, isShared)
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db.withTables<never>())
  } catch (error) {
    await db.destroy()
    throw error
  }
  const health = new StoreHealth(listener)
  const timed: Commit = async (writes) => {
    const start = performance.now()
    try {
      const outcomes = await commit(writes)
      health.succeeded()
      committed(writes.length, (performance.now() - start) / 1000)
      return outcomes
    } catch (error) {
      if (error instanceof Unwritten) health.failed(error)
      throw error
    }
  }
  const queue = new WriteQueue(timed)
  return {
    db,
    write: (...changes) => queue.write(changes),
    logged: changeEach((row: LogRow) => db.insertInto('log').values(row)),
    health: () => health.now,
    probe: () => queue.write([change(probing(db))]),
    look() {
      try {
        look()
        if (health.now.state === 'lost') health.succeeded()
      } catch (error) {
        if (error instanceof Unwritten) health.failed(error)
        else throw error
      }
    },
    async close() {
      await queue.drained()
      await close()
      await db.destroy()
    },
  }
}

/** A disk that has room for one page may have none for ten. */
const ballast = '.'.repeat(40_000)

function probing(db: Kysely<Schema>) {
  const mark = { batch: 0, left_out: ballast, at: new Date().toISOString() }
  return db
    .insertInto('marks')
    .values({ writer: 'probe', ...mark })
    .onConflict((conflict) => conflict.column('writer').doUpdateSet(mark))
}
