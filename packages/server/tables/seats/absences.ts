import { sql } from 'kysely'
import type { Server } from '../../server.ts'
import type { DueRow } from '../../store/schema.ts'
import { type Change, change } from '../../store/write.ts'
import { awakeSince } from '../looks.ts'

/**
 * When the server starts nobody has a table open. Whoever does not come back in time has left. Tables that sleep sleep
 * on: whoever is missing there is noted when someone looks.
 */
export async function noteAbsences(server: Server): Promise<void> {
  await server.store.write(absent(server, mayBeAbsent(server).where('tables.looked', '>=', awakeSince(server))))
}

/** The seats of people that a bot holds once they are absent, each with when that is if they are gone from now on. */
export function mayBeAbsent({ store, settings, steady }: Server) {
  const at = new Date(steady().getTime() + settings.absence).toISOString()
  return store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', sql<DueRow['kind']>`'absent'`.as('kind'), 'seats.seat', sql<string>`${at}`.as('at')])
    .where('tables.status', '=', 'racing')
    .where('tables.holding', '=', 1)
    .where('seats.kind', '=', 'person')
    .where('seats.bot', 'is', null)
}

/** Notes when these are absent, unless that is noted already. */
export function absent({ store }: Server, seats: ReturnType<typeof mayBeAbsent>): Change {
  return change(
    store.db
      .insertInto('due')
      .columns(['table_id', 'kind', 'seat', 'at'])
      .expression(seats)
      .onConflict((conflict) => conflict.doNothing()),
  )
}
