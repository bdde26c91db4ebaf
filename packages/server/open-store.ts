import { accessSync, constants, mkdirSync } from 'node:fs'
import { CannotStart } from './cannot-start.ts'
import { checkMoved } from './move/progress.ts'
import type { Settings } from './settings.ts'
import { FolderTaken } from './store/folder-lock.ts'
import type { HealthListener } from './store/health.ts'
import { Damaged, isDamage } from './store/soundness.ts'
import { inMemory } from './store/sqlite.ts'
import { databaseIn } from './store/sqlite-store.ts'
import { openStore, type Store, type StoreSettings } from './store/store.ts'
import { readWhere, whereTold } from './store/where.ts'

/** Opens the store that the settings name. What keeps it from being served is a `CannotStart` with what to do. */
export async function openSettledStore(
  { dataFolder, database, nats, busy, isShared }: Settings,
  { committed, otherHistory, ...listener }: HealthListener & Pick<StoreSettings, 'committed' | 'otherHistory'>,
): Promise<Store> {
  const where = readWhere(database)
  if (nats?.split(',').every((address) => /^(?:nats|tls):\/\//.test(address.trim())) === false) {
    throw new CannotStart(`NATS is at nats://host:4222 or tls://…, or at several with commas between; got "${nats}".`)
  }
  if (!where) throw new CannotStart(`A database is sqlite:folder or postgres://…; got "${database}".`)
  try {
    if (dataFolder !== inMemory) {
      mkdirSync(dataFolder, { recursive: true })
      accessSync(dataFolder, constants.W_OK)
    }
    const store = await openStore({
      where,
      busy,
      isShared,
      committed,
      listener,
      ...(otherHistory ? { otherHistory } : {}),
    })
    await checkMoved(store.db).catch(async (error) => {
      await store.close()
      throw error
    })
    return store
  } catch (cause) {
    if (cause instanceof FolderTaken)
      throw new CannotStart(`${cause.message} ${oneServer}`, { cause, concerns: 'folder' })
    if (cause instanceof Damaged || isDamage(cause))
      throw new CannotStart(damaged(dataFolder, cause.message), { cause })
    const why = cause instanceof Error ? cause.message : String(cause)
    const what = where.kind === 'sqlite' ? `The data folder ${dataFolder}` : `The database ${whereTold(where)}`
    const concerns = where.kind === 'sqlite' ? { concerns: 'folder' as const } : {}
    throw new CannotStart(`${what} cannot be used: ${why}`, { cause, ...concerns })
  }
}

const oneServer = 'A folder is for one server: end the other one first, or give this one a folder of its own.'

function damaged(folder: string, why: string): string {
  const file = databaseIn(folder)
  return [
    `The database ${file} is damaged, and was not touched: ${why}.`,
    `Copy the folder first. Then put back a backup, or save what can be read with`,
    `  sqlite3 ${file} .recover | sqlite3 saved.sqlite`,
    `and put that in its place. "paddock doctor --data ${folder}" tells all that is wrong.`,
  ].join('\n')
}
