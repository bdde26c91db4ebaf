import type { Migration } from 'kysely/migration'

/** Until when someone has taken a due row in hand. */
export const dueTaken: Migration = {
  async up(db) {
    await db.schema.alterTable('due').addColumn('taken', 'text').execute()
  },
}
