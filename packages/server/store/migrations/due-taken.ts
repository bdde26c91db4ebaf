import type { Kysely } from 'kysely'

/** Several nodes look for what is due; whoever takes it says until when it is in hand. */
export async function dueTaken(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('due').addColumn('taken', 'text').execute()
}
