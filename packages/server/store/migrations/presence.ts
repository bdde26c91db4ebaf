import type { Kysely } from 'kysely'

/** The nodes that share the store, and who has which table open at which of them. */
export async function presence({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('batch', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('node', 'text', (column) => column.notNull().references('nodes.id').onDelete('cascade'))
    .addColumn('sockets', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'node'])
    .execute()
  await schema.createIndex('presence_by_node').on('presence').column('node').execute()
}
