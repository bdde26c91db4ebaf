import type { Seat } from '@paddock/kernel'
import type { ChangeSeat, Person, TableNow } from '@paddock/protocol'
import type { Server } from '../../server.ts'
import { InTrouble } from '../../trouble.ts'
import { botFor } from '../create.ts'
import { checkGathering, checkHost } from '../table.ts'
import { tableNow } from '../told.ts'
import { vacate } from './leave.ts'

/**
 * The host makes a seat open or a bot's before the start. Whoever sat there is put out, and since they know the
 * invitation, there is a new one from then on: those who still sit are told it.
 */
export function changeSeat(
  server: Server,
  id: string,
  person: Person,
  seat: Seat,
  request: ChangeSeat,
): Promise<TableNow> {
  return server.tables.inTurn(id, async (table) => {
    checkHost(table, person)
    checkGathering(table)
    const sitting = table.seats[seat]
    if (!sitting) {
      throw new InTrouble('unknown-seat', `There is no seat ${seat}; there are ${table.seats.length} seats.`)
    }
    const bot = request.kind === 'bot' ? botFor(table.box, request.bot) : undefined
    const isPutOut = sitting.person !== undefined && sitting.person.id !== person.id
    await vacate(server, table, seat, { ...(bot === undefined ? {} : { bot }), isPutOut })
    return tableNow(server, table, person)
  })
}
