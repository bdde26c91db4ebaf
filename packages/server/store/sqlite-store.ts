/** A store in one file, for one process: nothing has to be installed. */
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { takeDue } from './due.ts'
import { migrate } from './migrations.ts'
import type { LogRow, Schema } from './schema.ts'
import { inMemory, openSqlite } from './sqlite.ts'
import type { Store, StoreSettings } from './store.ts'
import { timed } from './timed.ts'
import { changeEach } from './write.ts'
import { WriteQueue } from './write-queue.ts'

export async function openSqliteStore(
  folder: string,
  { busy, committed }: Omit<StoreSettings, 'where'>,
): Promise<Store> {
  const file = folder === inMemory ? inMemory : join(folder, 'paddock.sqlite')
  const { dialect, commit, close } = openSqlite(file, busy)
  const db = new Kysely<Schema>({ dialect })
  await migrate(db.withTables<never>())
  const queue = new WriteQueue(timed(commit, committed))
  const write: Store['write'] = (...changes) => queue.write(changes)
  return {
    db,
    node: undefined,
    write,
    logged: changeEach((row: LogRow) => db.insertInto('log').values(row)),
    takeDue: (now, most, until) => takeDue(db, write, now, most, until),
    async close() {
      await queue.drained()
      await close()
      await db.destroy()
    },
  }
}
