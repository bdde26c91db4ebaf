import { type Kysely, sql } from 'kysely'

/**
 * When someone has last looked at a table. A table from before was last looked at when something was last written
 * about it. A node of an older version, beside one of this, leaves it empty: then its creation counts.
 */
export async function putAway(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('looked', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update tables set looked = coalesce(
    (select at from log where log.table_id = tables.id order by n desc limit 1), created)`.execute(db)
}
