import type { Seat } from '@paddock/kernel'
import type { Person, TableNow } from '@paddock/protocol'
import type { Server } from '../../server.ts'
import { change } from '../../store/write.ts'
import { type LoadedTable, seatOf } from '../table.ts'
import { tableNow } from '../told.ts'
import { seatLine, writeDown } from '../write-down.ts'
import { hold } from './hold.ts'

/**
 * Before the start the seat becomes open again, another person becomes host, and a table that nobody
 * sits at is no more. During the match a bot holds the seat, if the table wants that; otherwise, and
 * after the end, nothing changes.
 */
export function leave(server: Server, id: string, person: Person): Promise<TableNow> {
  return server.tables.inTurn(id, async (table) => {
    const seat = seatOf(table, person)
    if (table.status === 'racing' && table.holding) await hold(server, table, seat)
    if (table.status === 'gathering') await vacate(server, table, seat)
    return tableNow(server, table, person)
  })
}

/** The host may ask someone to leave before the start, with the same effect. */
export async function vacate(server: Server, table: LoadedTable, seat: Seat, bot?: string): Promise<void> {
  const { db } = server.store
  const leaver = table.seats[seat]?.person
  table.seats[seat] = bot === undefined ? { kind: 'open' } : { kind: 'bot', bot }
  const [heir] = table.seats.flatMap(({ person }) => person ?? [])
  const hostLeft = leaver?.id === table.host
  if (hostLeft && !heir) {
    await server.store.write(change(db.deleteFrom('tables').where('id', '=', table.id)))
    server.tables.forget(table.id)
    server.bus.publish(table.id, { kind: 'gone' })
    return
  }
  const left = seatLine(server, table, seat)
  const also = [left.change]
  if (hostLeft && heir) {
    table.host = heir.id
    also.push(change(db.updateTable('tables').set({ host: heir.id }).where('id', '=', table.id)))
  }
  await writeDown(server, table, [left.line], also)
}
