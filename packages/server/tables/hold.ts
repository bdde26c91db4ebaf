/** A bot holds the seat of someone who left, until they return. */
import type { Seat } from '@paddock/kernel'
import type { House } from '../house.ts'
import { readEntry } from '../store/entry.ts'
import { botFor } from './create.ts'
import { dueKey, writeDuties } from './due.ts'
import { isHeld, type LoadedTable } from './table.ts'
import { seatLine, writeDown } from './write-down.ts'

export async function hold(house: House, table: LoadedTable, seat: Seat): Promise<void> {
  const sitting = table.seats[seat]
  if (sitting?.kind !== 'person' || isHeld(sitting)) return
  sitting.bot = botFor(table.box, undefined)
  const held = seatLine(house, table, seat)
  await writeDown(house, table, [held.line], [held.change])
}

/** The person is back: the seat is theirs again, and nobody waits for their absence any more. */
export async function comeBack(house: House, table: LoadedTable, seat: Seat): Promise<void> {
  const sitting = table.seats[seat]
  if (sitting && isHeld(sitting)) {
    delete sitting.bot
    const back = seatLine(house, table, seat)
    await writeDown(house, table, [back.line], [back.change], { back: [seat] })
    return
  }
  if (table.due.has(dueKey('absent', seat))) await writeDuties(house, table, { back: [seat] })
}

/** The person has closed the table. From now on the time of their absence counts. */
export async function goAway(house: House, table: LoadedTable, seat: Seat): Promise<void> {
  await writeDuties(house, table, { gone: [seat] })
}

/** The time has come to see whether someone who went away is still gone. */
export async function checkAbsence(house: House, table: LoadedTable, seat: Seat): Promise<void> {
  const sitting = table.seats[seat]
  if (!sitting?.person || house.rooms.isPresent(table.id, sitting.person.id)) {
    await writeDuties(house, table, { back: [seat] })
    return
  }
  // Whoever plays without watching, as a program may, is not gone.
  const since = new Date(house.now().getTime() - house.settings.absence).toISOString()
  const recent = await house.store.db
    .selectFrom('log')
    .select('body')
    .where('table_id', '=', table.id)
    .where('kind', '=', 'entry')
    .where('at', '>', since)
    .execute()
  if (recent.some(({ body }) => readEntry(body).seat === seat)) {
    await writeDuties(house, table, { back: [seat], gone: [seat] })
    return
  }
  await hold(house, table, seat)
}
