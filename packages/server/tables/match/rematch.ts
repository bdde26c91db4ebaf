import { canonical } from '@paddock/kernel'
import type { Person, TableNow } from '@paddock/protocol'
import { freshTableId } from '../../people/secrets.ts'
import type { Server } from '../../server.ts'
import { change } from '../../store/write.ts'
import { InTrouble } from '../../trouble.ts'
import { tableRows } from '../create.ts'
import { seatOf } from '../table.ts'
import { tableNow } from '../told.ts'
import { writeDown } from '../write-down.ts'

/**
 * A new table for the same people, each in their seat. There is one for each table: whoever asks
 * later comes to the same.
 */
export async function rematch(server: Server, id: string, person: Person): Promise<TableNow> {
  const { db } = server.store
  const next = await server.tables.inTurn(id, async (table) => {
    seatOf(table, person)
    if (table.status !== 'over') throw new InTrouble('not-over', 'The match is not over; play it to its end first.')
    if (table.rematch !== undefined) return table.rematch
    const next = freshTableId()
    const facts = {
      id: next,
      game: table.box.game.meta.id,
      options: canonical(table.options),
      holding: table.holding ? 1 : 0,
      host: person.id,
    } as const
    const seats = table.seats.map(({ kind, person, bot }) =>
      person ? { kind, person } : { kind, ...(bot === undefined ? {} : { bot }) },
    )
    table.rematch = next
    const known = change(db.updateTable('tables').set({ rematch: next }).where('id', '=', id))
    const told = (n: number) => ({ kind: 'table', n }) as const
    await writeDown(
      server,
      table,
      [{ kind: 'rematch', body: { table: next }, told }],
      [...tableRows(server, facts, seats), known],
    )
    return next
  })
  return await server.tables.inTurn(next, async (table) => tableNow(server, table, person))
}
