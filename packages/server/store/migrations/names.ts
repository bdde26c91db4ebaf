import type { Kysely } from 'kysely'

/** Since when someone has their name, and their seat: of two alike at a table the later one gets a number. */
export async function dateNames({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('people').addColumn('named', 'text').execute()
  await schema.alterTable('seats').addColumn('since', 'text').execute()
}
