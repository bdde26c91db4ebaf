import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { dueTaken } from './migrations/due-taken.ts'
import { describeKeys } from './migrations/keys.ts'
import { dateNames } from './migrations/names.ts'
import { once } from './migrations/once.ts'
import { presence } from './migrations/presence.ts'
import { putAway } from './migrations/put-away.ts'
import { snapshots } from './migrations/snapshots.ts'
import { layTables } from './migrations/tables.ts'

/**
 * The steps that lead from an empty database to the schema, in order. A step that was released is never changed, and
 * a step only adds: a node of the version before must be able to go on beside one of this version.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: layTables },
  '0002-due-taken': { up: dueTaken },
  '0003-snapshots': { up: snapshots },
  '0004-keys': { up: describeKeys },
  '0005-put-away': { up: putAway },
  '0006-presence': { up: presence },
  '0007-once': { up: once },
  '0008-names': { up: dateNames },
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Several nodes may start at once: one of them does it, the others wait for it. */
export async function migrate(db: Kysely<never>): Promise<void> {
  for (let left = 5; ; left--) {
    const known = { ...(await laterOnes(db)), ...migrations }
    const provider: MigrationProvider = { getMigrations: async () => known }
    // Each branch of the project adds steps of its own, so that a lower number may come later.
    const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
    if (!error) return
    // The table that says which steps were taken is made before anything can be locked.
    if (left <= 1 || !isMadeByAnother(error)) throw error
  }
}

/** What a newer version has done to the database is no trouble to this one. */
async function laterOnes(db: Kysely<never>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}

function isMadeByAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['23505', '42P07', '42710', '40P01'].includes(String(error.code))
}
