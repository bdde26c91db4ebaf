import type { Seat } from '@paddock/kernel'
import type { Person, TableNow } from '@paddock/protocol'
import { freshInvite } from '../../people/secrets.ts'
import type { Server } from '../../server.ts'
import { type Change, change } from '../../store/write.ts'
import { type LoadedTable, seatOf, viewerOf } from '../table.ts'
import { tableNow } from '../told.ts'
import { seatLine, writeDown } from '../write-down.ts'
import { hold } from './hold.ts'

/**
 * Before the start the seat becomes open again, another person becomes host, and a table without one that anybody
 * could inherit is no more. During the match a bot holds the seat, if the table wants that; otherwise, and after the
 * end, nothing changes.
 */
export function leave(server: Server, id: string, person: Person): Promise<TableNow> {
  return server.tables.inTurn(id, async (table) => {
    if (table.status === 'gathering' && table.host === person.id && viewerOf(table, person) === 'spectator') {
      await handOver(server, table)
      return tableNow(server, table, person)
    }
    const seat = seatOf(table, person)
    if (table.status === 'racing' && table.holding) await hold(server, table, seat)
    if (table.status === 'gathering') await vacate(server, table, seat)
    return tableNow(server, table, person)
  })
}

interface Vacating {
  /** The bot that takes the seat; without one it is open. */
  readonly bot?: string
  /** Whether the host wanted it. Then the invitation they know is void. */
  readonly isPutOut?: boolean
}

/** The host may ask someone to leave before the start, with the same effect. */
export async function vacate(
  server: Server,
  table: LoadedTable,
  seat: Seat,
  { bot, isPutOut = false }: Vacating = {},
): Promise<void> {
  const { db } = server.store
  const leaver = table.seats[seat]?.person
  table.seats[seat] = bot === undefined ? { kind: 'open' } : { kind: 'bot', bot }
  const [heir] = table.seats.flatMap(({ person }) => person ?? [])
  const hostLeft = leaver?.id === table.host
  if (hostLeft && !heir) return remove(server, table)
  const left = seatLine(server, table, seat)
  const also = [left.change]
  if (hostLeft && heir) also.push(newHost(server, table, heir))
  if (isPutOut) {
    table.invite = freshInvite()
    also.push(change(db.updateTable('tables').set({ invite: table.invite }).where('id', '=', table.id)))
  }
  await writeDown(server, table, [left.line], also)
}

/** The host goes, or has been gone for long: the first who sits here, or of those who are here now, is host. */
export async function handOver(
  server: Server,
  table: LoadedTable,
  isHeir: (person: Person) => boolean = () => true,
): Promise<void> {
  const seat = table.seats.findIndex(({ person }) => person && person.id !== table.host && isHeir(person))
  const heir = table.seats[seat]?.person
  if (!heir) return remove(server, table)
  const { line } = seatLine(server, table, seat)
  await writeDown(server, table, [line], [newHost(server, table, heir)])
}

function newHost({ store: { db } }: Server, table: LoadedTable, heir: Person): Change {
  table.host = heir.id
  return change(db.updateTable('tables').set({ host: heir.id }).where('id', '=', table.id))
}

async function remove({ store, tables, bus }: Server, { id }: LoadedTable): Promise<void> {
  await store.write(change(store.db.deleteFrom('tables').where('id', '=', id)))
  tables.forget(id)
  bus.publish(id, { kind: 'gone' })
}
