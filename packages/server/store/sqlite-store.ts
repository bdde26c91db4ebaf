/** A store in one file, for one process: nothing has to be installed. */
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { takeDue } from './due.ts'
import { deaf, StoreHealth } from './health.ts'
import { migrate } from './migrations.ts'
import { probing } from './probe.ts'
import type { LogRow, Schema } from './schema.ts'
import { inMemory, openSqlite } from './sqlite.ts'
import type { Store, StoreSettings } from './store.ts'
import { timed } from './timed.ts'
import { changeEach, Unwritten } from './write.ts'
import { WriteQueue } from './write-queue.ts'

/** The file of the database in a data folder. */
export function databaseIn(folder: string): string {
  return folder === inMemory ? inMemory : join(folder, 'paddock.sqlite')
}

export async function openSqliteStore(
  folder: string,
  { busy, committed, listener = deaf, isShared = false }: Omit<StoreSettings, 'where'>,
): Promise<Store> {
  const { dialect, commit, look, close } = openSqlite(databaseIn(folder), busy, isShared)
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db.withTables<never>())
    // Whoever had something in hand is no more: a file is served by one process.
    await db.updateTable('due').set({ taken: null }).execute()
  } catch (error) {
    await db.destroy()
    throw error
  }
  const health = new StoreHealth(listener)
  const queue = new WriteQueue(timed(commit, committed, health))
  const write: Store['write'] = (...changes) => queue.write(changes)
  return {
    db,
    node: undefined,
    write,
    logged: changeEach((row: LogRow) => db.insertInto('log').values(row)),
    takeDue: (now, most, until) => takeDue(db, write, now, most, until),
    health: () => health.now,
    probe: () => write(probing(db)),
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
