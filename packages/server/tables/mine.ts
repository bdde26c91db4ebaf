import { Refusal, type Viewer } from '@paddock/kernel'
import type { MyTables, Person } from '@paddock/protocol'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { type LoadedTable, viewerOf } from './table.ts'
import { tableTold, youTold } from './told.ts'
import { unreadTold } from './unread.ts'

type ListedTable = MyTables['tables'][number]

const most = 20

/**
 * The tables where the person sits or is host, the one where something happened last first. Whatever cannot be read is
 * the trouble of that one table: it is told with it, and all others as usual.
 */
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
    read(server, id, person).catch((cause) => unreadTold(server, id, person, troubleOf(server, id, cause))),
  )
  return { tables: (await Promise.all(tables)).flat() }
}

function read(server: Server, id: string, person: Person): Promise<ListedTable[]> {
  return server.tables.inTurnEvenOutdated(id, async (table) => {
    const viewer = viewerOf(table, person)
    const yourTurn = viewer !== 'spectator' && (table.match?.pending.includes(viewer) ?? false)
    const trouble = table.outdated ? { trouble: said(table.outdated.why) } : {}
    return [
      { table: tableTold(server, table), you: youTold(table, person), yourTurn, ...placeOf(table, viewer), ...trouble },
    ]
  })
}

function placeOf({ match }: LoadedTable, viewer: Viewer): Pick<ListedTable, 'place'> {
  const place = match?.view('spectator').ranking?.find(({ seat }) => seat === viewer)?.place
  return place === undefined ? {} : { place }
}

function troubleOf(server: Server, id: string, cause: unknown): Trouble {
  if (cause instanceof InTrouble || cause instanceof Refusal) return said(cause)
  const fault = noteFault(server, cause, { table: id })
  return { code: 'internal', message: `This table cannot be read: a fault of the server, noted as ${fault}.` }
}

export type Trouble = NonNullable<ListedTable['trouble']>

function said({ code, message }: InTrouble | Refusal): Trouble {
  return { code, message }
}
