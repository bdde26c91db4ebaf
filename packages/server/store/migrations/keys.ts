import type { Kysely } from 'kysely'

/** What makes a list of keys one can find one's way in: where each is used, since when, and whose program it opens. */
export async function describeKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('keys').addColumn('label', 'text').execute()
  await schema.alterTable('keys').addColumn('used', 'text').execute()
  await schema
    .alterTable('keys')
    .addColumn('owner', 'text', (column) => column.references('people.id'))
    .execute()
  await schema.createIndex('keys_by_person').on('keys').column('person').execute()
  await schema.createIndex('keys_by_owner').on('keys').column('owner').execute()
}
