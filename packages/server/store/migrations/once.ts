import type { Kysely } from 'kysely'

/**
 * What lets a thing be done once. A mark is the latest batch that a writer has committed, written with it, so that it
 * can be found out what became of a batch whose writer died. A table keeps the name its creator gave to the request.
 */
export async function once({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('marks')
    .addColumn('writer', 'text', (column) => column.primaryKey())
    .addColumn('batch', 'integer', (column) => column.notNull())
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await schema.alterTable('tables').addColumn('command', 'text').execute()
  await schema.createIndex('tables_by_command').on('tables').column('command').unique().execute()
}
