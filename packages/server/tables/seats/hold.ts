/** A bot holds the seat of someone who left, until they return. */
import type { Seat } from '@paddock/kernel'
import type { Server } from '../../server.ts'
import { readEntry } from '../../store/entry.ts'
import { botFor } from '../create.ts'
import { dueKey, writeDuties } from '../due.ts'
import { isHeld, type LoadedTable } from '../table.ts'
import { seatLine, writeDown } from '../write-down.ts'

export async function hold(server: Server, table: LoadedTable, seat: Seat): Promise<void> {
  const sitting = table.seats[seat]
  if (sitting?.kind !== 'person' || isHeld(sitting)) return
  sitting.bot = botFor(table.box, undefined)
  const held = seatLine(server, table, seat)
  await writeDown(server, table, [held.line], [held.change])
}

/** The person is back: the seat is theirs again, and nobody waits for their absence any more. */
export async function comeBack(server: Server, table: LoadedTable, seat: Seat): Promise<void> {
  const sitting = table.seats[seat]
  if (sitting && isHeld(sitting)) {
    delete sitting.bot
    const back = seatLine(server, table, seat)
    await writeDown(server, table, [back.line], [back.change], { back: [seat] })
    return
  }
  if (table.due.has(dueKey('absent', seat))) await writeDuties(server, table, { back: [seat] })
}

/** The person has closed the table. From now on the time of their absence counts. */
export async function goAway(server: Server, table: LoadedTable, seat: Seat): Promise<void> {
  await writeDuties(server, table, { gone: [seat] })
}

/** The time has come to see whether someone who went away is still gone. */
export async function checkAbsence(server: Server, table: LoadedTable, seat: Seat): Promise<void> {
  const sitting = table.seats[seat]
  if (!sitting?.person || server.watchers.isPresent(table.id, sitting.person.id)) {
    await writeDuties(server, table, { back: [seat] })
    return
  }
  // Whoever plays without watching, as a program may, is not gone. What seems to be of the future was written before
  // the clock was set back, nobody knows how long ago.
  const now = server.now()
  const since = new Date(now.getTime() - server.settings.absence).toISOString()
  const recent = await server.store.db
    .selectFrom('log')
    .select('body')
    .where('table_id', '=', table.id)
    .where('kind', '=', 'entry')
    .where('at', '>', since)
    .where('at', '<=', now.toISOString())
    .execute()
  if (recent.some(({ body }) => readEntry(body).seat === seat)) {
    await writeDuties(server, table, { back: [seat], gone: [seat] })
    return
  }
  await hold(server, table, seat)
}
