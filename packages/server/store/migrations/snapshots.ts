import type { Kysely } from 'kysely'

/** Matches as they stood at some entries, so that a table is read without playing all of it again. */
export async function snapshots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'entry'])
    .execute()
}
