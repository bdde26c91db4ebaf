/** Whether a store is one that can be looked at: it is all there, and of this version. */
import type { Kysely } from 'kysely'
import { readProgress } from '../move/progress.ts'
import { migrationNames } from '../store/migrations.ts'
import type { Schema } from '../store/schema.ts'
import type { Finding } from './finding.ts'

/** Whether anything of Paddock is there. */
export async function isStore(db: Kysely<Schema>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === 'kysely_migration' || name === 'tables')
}

/** Nothing else is looked at while there is one of these: all else would be found wrong because of it. */
export async function obstacles(db: Kysely<Schema>): Promise<Finding[]> {
  return [...(await versions(db)), ...(await halfMoved(db))]
}

async function versions(db: Kysely<Schema>): Promise<Finding[]> {
  const known = db.withTables<{ kysely_migration: { name: string } }>()
  const names = (await known.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name)
  const newer = names.filter((name) => !migrationNames.includes(name))
  const older = migrationNames.filter((name) => !names.includes(name))
  const advice = newer.length > 0 ? 'Use that version.' : 'Start the server once: it brings the store up to date.'
  const bad = (problem: string): Finding => ({ part: 'version', severity: 'grave', problem, advice })
  return [
    ...newer.map((name) => bad(`A newer version of Paddock has changed this store (${name}).`)),
    ...older.map((name) => bad(`The store is of an older version of Paddock (without ${name}).`)),
  ]
}

async function halfMoved(db: Kysely<Schema>): Promise<Finding[]> {
  const progress = await readProgress(db)
  if (!progress || progress.isDone) return []
  const problem = `${progress.source} is being moved there, and not all of it has come.`
  const advice = 'Give the command paddock move again; it goes on where it was. No server starts before.'
  return [{ part: 'move', severity: 'grave', problem, advice }]
}
