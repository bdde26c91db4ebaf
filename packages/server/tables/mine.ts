import type { MyTables, Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { viewerOf } from './table.ts'
import { tableTold, youTold } from './told.ts'

const most = 20

/** The tables where the person sits or is host, the one where something happened last first. */
export async function mine(server: Server, person: Person): Promise<MyTables> {
  const rows = await server.store.db
    .selectFrom('tables')
    .select('tables.id')
    .where((query) =>
      query.or([
        query('tables.host', '=', person.id),
        query('tables.id', 'in', query.selectFrom('seats').select('table_id').where('person', '=', person.id)),
      ]),
    )
    .orderBy((query) => {
      const latest = query.selectFrom('log').select('log.at').whereRef('log.table_id', '=', 'tables.id')
      return query.fn.coalesce(latest.orderBy('log.n', 'desc').limit(1), 'tables.created')
    }, 'desc')
    .limit(most)
    .execute()
  const tables = rows.map(({ id }) =>
    server.tables.inTurnEvenOutdated(id, async (table) => {
      const viewer = viewerOf(table, person)
      const yourTurn = viewer !== 'spectator' && (table.match?.pending.includes(viewer) ?? false)
      return { table: tableTold(server, table), you: youTold(table, person), yourTurn }
    }),
  )
  return { tables: await Promise.all(tables) }
}
