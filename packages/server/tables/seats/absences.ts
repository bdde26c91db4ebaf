import { sql } from 'kysely'
import type { Server } from '../../server.ts'
import type { DueRow } from '../../store/schema.ts'
import { change } from '../../store/write.ts'

/**
 * When the server starts nobody has a table open. Whoever does not come back in time has left. Tables that sleep sleep
 * on: whoever is missing there is noted when someone looks.
 */
export async function noteAbsences({ store, settings, now, steady }: Server): Promise<void> {
  const awake = new Date(now().getTime() - settings.sleepAfter).toISOString()
  const at = new Date(steady().getTime() + settings.absence).toISOString()
  const absent = store.db
    .insertInto('due')
    .columns(['table_id', 'kind', 'seat', 'at'])
    .expression((query) =>
      query
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['seats.table_id', sql<DueRow['kind']>`'absent'`.as('kind'), 'seats.seat', sql<string>`${at}`.as('at')])
        .where('tables.status', '=', 'racing')
        .where('tables.looked', '>=', awake)
        .where('tables.holding', '=', 1)
        .where('seats.kind', '=', 'person')
        .where('seats.bot', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
  await store.write(change(absent))
}
