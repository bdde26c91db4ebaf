import type { AnyMatch, GameEvent, Step } from '@paddock/kernel'
import type { Server } from '../../server.ts'
import { frozen, spacing } from '../../store/snapshots.ts'
import { change } from '../../store/write.ts'
import { isHeld, type LoadedTable } from '../table.ts'
import { type LogLine, seatLine, type WrittenDown, writeDown } from '../write-down.ts'
import { noteChangeOfMind } from './changes-of-mind.ts'

/**
 * Writes down the entry that a seat has just made: a bot, or a person by a command. A person who acts is back in
 * their seat.
 */
export async function writeStep(
  server: Server,
  table: LoadedTable,
  match: AnyMatch,
  { entry, seat, outcome, events }: Step<GameEvent>,
  command?: string,
): Promise<WrittenDown> {
  const { store, bus } = server
  noteChangeOfMind(match, { seat, outcome })
  const lines: LogLine[] = []
  const also = []
  const sitting = table.seats[seat]
  if (command !== undefined && sitting && isHeld(sitting)) {
    delete sitting.bot
    const back = seatLine(server, table, seat)
    lines.push(back.line)
    also.push(back.change)
  }
  lines.push({
    kind: 'entry',
    entry,
    ...(command === undefined ? {} : { command }),
    body: { ...match.entries.at(-1), outcome },
    told: (n, at) => ({ kind: 'step', n, made: { entry, seat, outcome, at } }),
  })
  const isOver = match.pending.length === 0
  if (isOver) {
    table.status = 'over'
    also.push(change(store.db.updateTable('tables').set({ status: 'over' }).where('id', '=', table.id)))
  }
  if (isOver || isFarEnough(table, entry) || events.some(({ type }) => type === table.box.begins)) {
    also.push(frozen(store, table.box, match, table.id, table.n + lines.length))
    table.frozenAt = entry
  }
  const written = await writeDown(server, table, lines, also, { acted: seat })
  if (isOver) {
    bus.publish(table.id, { kind: 'table', n: table.n })
    server.log.info({ table: table.id, entries: entry }, 'match over')
  }
  return written
}

function isFarEnough({ frozenAt }: LoadedTable, entry: number): boolean {
  return entry - frozenAt >= spacing
}
