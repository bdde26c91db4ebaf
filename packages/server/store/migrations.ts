import type { Kysely } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { describeKeys } from './migrations/keys.ts'
import { dateNames } from './migrations/names.ts'
import { once } from './migrations/once.ts'

/** The steps that lead from an empty database to the schema, in order. A step that was released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: layTables },
  '0004-keys': { up: describeKeys },
  '0007-once': { up: once },
  '0008-names': { up: dateNames },
}

export const migrationNames: readonly string[] = Object.keys(migrations)

const provider: MigrationProvider = { getMigrations: async () => migrations }

export async function migrate(db: Kysely<never>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

async function layTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('keys')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('holding', 'integer', (column) => column.notNull())
    .addColumn('invite', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('seed', 'text')
    .addColumn('rules', 'integer')
    .addColumn('rematch', 'text')
    .execute()
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('seats_by_person').on('seats').column('person').execute()
  await schema
    .createTable('log')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entry', 'integer')
    .addColumn('command', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'n'])
    .execute()
  await schema.createIndex('log_by_command').on('log').columns(['table_id', 'command']).unique().execute()
  await schema
    .createTable('due')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_key', ['table_id', 'kind', 'seat'])
    .execute()
  await schema.createIndex('due_by_time').on('due').column('at').execute()
}
