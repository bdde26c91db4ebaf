import type { Seat } from '@paddock/kernel'
import type { JoinTable, Person, TableNow } from '@paddock/protocol'
import type { Server } from '../../server.ts'
import { InTrouble } from '../../trouble.ts'
import { checkGathering, type LoadedTable, viewerOf } from '../table.ts'
import { tableNow } from '../told.ts'
import { seatLine, writeDown } from '../write-down.ts'

/** Takes an open seat. Whoever sits already stays where they are. */
export function join(server: Server, id: string, person: Person, request: JoinTable): Promise<TableNow> {
  return server.tables.inTurn(id, async (table) => {
    if (viewerOf(table, person) !== 'spectator') return tableNow(server, table, person)
    if (request.invite !== table.invite) {
      throw new InTrouble('wrong-invite', 'This invitation does not open the table. Ask for the link again.')
    }
    checkGathering(table)
    const seat = openSeat(table, request.seat)
    table.seats[seat] = { kind: 'person', person, since: server.now().toISOString() }
    const taken = seatLine(server, table, seat)
    await writeDown(server, table, [taken.line], [taken.change])
    return tableNow(server, table, person)
  })
}

function openSeat({ seats }: LoadedTable, wanted: Seat | undefined): Seat {
  if (wanted === undefined) {
    const seat = seats.findIndex(({ kind }) => kind === 'open')
    if (seat < 0) throw new InTrouble('no-open-seat', 'Every seat is taken. You can still watch.')
    return seat
  }
  if (!seats[wanted])
    throw new InTrouble('unknown-seat', `There is no seat ${wanted}; there are ${seats.length} seats.`)
  if (seats[wanted].kind !== 'open') throw new InTrouble('seat-taken', `Seat ${wanted} is taken.`)
  return wanted
}
