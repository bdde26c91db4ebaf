import { freshSeed, Match } from '@paddock/kernel'
import type { Person, TableNow } from '@paddock/protocol'
import type { Payer } from '../../allowance.ts'
import type { Server } from '../../server.ts'
import { change } from '../../store/write.ts'
import { botFor } from '../create.ts'
import { checkGathering, checkHost } from '../table.ts'
import { tableNow } from '../told.ts'
import { type LogLine, seatLine, writeDown } from '../write-down.ts'

/** The host starts the match; bots take the seats that are still open. */
export function start(server: Server, id: string, person: Person, payer: Payer): Promise<TableNow> {
  return server.tables.inTurn(id, async (table) => {
    const { box, options } = table
    checkHost(table, person)
    checkGathering(table)
    server.botSeats.enter(id, payer, table.seats.filter(({ kind }) => kind !== 'person').length)
    const seed = freshSeed()
    const match = Match.start(box.game, { seats: table.seats.length, options, seed })
    const lines: LogLine[] = []
    const also = []
    for (const [seat, sitting] of table.seats.entries()) {
      if (sitting.kind !== 'open') continue
      table.seats[seat] = { kind: 'bot', bot: botFor(box, undefined) }
      const taken = seatLine(server, table, seat)
      lines.push(taken.line)
      also.push(taken.change)
    }
    table.status = 'racing'
    table.match = match
    table.started = { table: id, box, rules: box.game.meta.rules, seats: match.seats, options, seed }
    const started = { status: 'racing', seed, rules: box.game.meta.rules } as const
    also.push(change(server.store.db.updateTable('tables').set(started).where('id', '=', id)))
    const { commitment } = match
    lines.push({ kind: 'start', body: { commitment }, told: (n) => ({ kind: 'start', n }) })
    const gone = [...table.seats.keys()].filter((seat) => {
      const sitter = table.seats[seat]?.person
      return sitter !== undefined && !server.watchers.isPresent(id, sitter.id)
    })
    await writeDown(server, table, lines, also, { gone })
    server.log.info({ table: id, game: box.game.meta.id }, 'match started')
    return tableNow(server, table, person)
  })
}
