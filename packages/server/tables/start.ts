import { freshSeed, Match } from '@paddock/kernel'
import type { Person, TableNow } from '@paddock/protocol'
import type { House } from '../house.ts'
import { change } from '../store/write.ts'
import { botFor } from './create.ts'
import { checkGathering, checkHost } from './table.ts'
import { tableNow } from './told.ts'
import { type Line, seatLine, writeDown } from './write-down.ts'

/** The host starts the match; bots take the seats that are still open. */
export function start(house: House, id: string, person: Person): Promise<TableNow> {
  return house.tables.inTurn(id, async (table) => {
    const { box, options } = table
    checkHost(table, person)
    checkGathering(table)
    const seed = freshSeed()
    const match = Match.start(box.game, { seats: table.seats.length, options, seed })
    const lines: Line[] = []
    const also = []
    for (const [seat, sitting] of table.seats.entries()) {
      if (sitting.kind !== 'open') continue
      table.seats[seat] = { kind: 'bot', bot: botFor(box, undefined) }
      const taken = seatLine(house, table, seat)
      lines.push(taken.line)
      also.push(taken.change)
    }
    table.status = 'racing'
    table.match = match
    const started = { status: 'racing', seed, rules: box.game.meta.rules } as const
    also.push(change(house.store.db.updateTable('tables').set(started).where('id', '=', id)))
    const { commitment } = match
    lines.push({ kind: 'start', body: { commitment }, told: (n) => ({ kind: 'start', n }) })
    const gone = [...table.seats.keys()].filter((seat) => {
      const sitter = table.seats[seat]?.person
      return sitter !== undefined && !house.rooms.isPresent(id, sitter.id)
    })
    await writeDown(house, table, lines, also, { gone })
    house.log.info({ table: id, game: box.game.meta.id }, 'match started')
    return tableNow(house, table, person)
  })
}
