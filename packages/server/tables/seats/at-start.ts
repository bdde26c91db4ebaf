import { sql } from 'kysely'
import type { Server } from '../../server.ts'
import type { DueRow } from '../../store/schema.ts'
import { change } from '../../store/write.ts'

/** When the server starts nobody has a table open. Whoever does not come back in time has left. */
export async function noteAbsences({ store, settings, steady }: Server): Promise<void> {
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
        .where('tables.holding', '=', 1)
        .where('seats.kind', '=', 'person')
        .where('seats.bot', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
  await store.write(change(absent))
}

/**
 * Nothing is ever put off for longer than the longest pause. What is due later than that was written when the clock
 * was wrong, and would be waited for in vain.
 */
export async function pullIn({ store, settings, steady }: Server): Promise<void> {
  const now = steady()
  const { botPause, absence, hostAbsence } = settings
  const latest = new Date(now.getTime() + Math.max(botPause, absence, hostAbsence)).toISOString()
  const late = store.db.updateTable('due').set({ at: now.toISOString() }).where('at', '>', latest)
  await store.write(change(late))
}

/** Nobody asks any more for the marks of writers who have written nothing for a day. */
export async function forgetMarks({ store, now }: Server): Promise<void> {
  const yesterday = new Date(now().getTime() - 24 * 3_600_000).toISOString()
  await store.write(change(store.db.deleteFrom('marks').where('at', '<', yesterday)))
}
