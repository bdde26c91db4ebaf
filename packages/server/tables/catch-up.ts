/**
 * Brings a table in memory up to what other nodes have written. The log is the truth: its lines are taken one after
 * the other, each changes the table as it did where it was written, and those who have the table open here are told of
 * each as if it had been written here.
 */
import type { Happening } from '../bus.ts'
import { type Look, seatedText } from '../nodes/look.ts'
import type { Server } from '../server.ts'
import { readEntry } from '../store/entry.ts'
import type { LogRow } from '../store/schema.ts'
import { readSetup } from './change-setup.ts'
import { readChat } from './chat.ts'
import { dueKey } from './due.ts'
import { playedStatus, readSeats } from './load.ts'
import { OutOfStep } from './loaded.ts'
import { begun } from './match/read-match.ts'
import type { LoadedTable } from './table.ts'

/** In the table's turn. Whether there was anything. `OutOfStep` if it must be read again. */
export async function catchUp(server: Server, table: LoadedTable, seen: Look): Promise<boolean> {
  const { store, bus } = server
  // Another machine has become the store, and had not heard of the latest.
  if (seen.n < table.n) throw new OutOfStep(`The log of table ${table.id} ends at ${seen.n}, not at ${table.n}.`)
  const isReseated = seen.seated !== seatedText(table.seats)
  if (isReseated) {
    table.seats = await readSeats(store, table.id)
    // Whoever was put out of a seat knows the invitation of before.
    table.invite = await readInvite(server, table)
  }
  const status = playedStatus(seen)
  const isNews = isReseated || table.host !== seen.host || table.status !== status
  const rows = seen.n > table.n ? await linesAfter(server, table) : []
  table.host = seen.host
  table.status = status
  table.away = seen.status === 'away'
  if (seen.rematch !== null) table.rematch = seen.rematch
  for (const row of rows) {
    if (row.n !== table.n + 1) throw new OutOfStep(`The log of table ${table.id} goes on with ${row.n}.`)
    const happening = takeLine(table, row, seen)
    if (row.command !== null) table.commands.add(row.command)
    table.n = row.n
    bus.tell(table.id, happening)
  }
  if (rows.length > 0 || seen.due.length !== table.due.size || seen.due.some((row) => !isKnown(table, row))) {
    table.due = new Map(seen.due.map((row) => [dueKey(row.kind, row.seat), row]))
  }
  if (isNews) bus.tell(table.id, { kind: 'table', n: table.n })
  return rows.length > 0 || isNews
}

function isKnown(table: LoadedTable, { kind, seat, at }: Look['due'][number]): boolean {
  return table.due.get(dueKey(kind, seat))?.at === at
}

async function readInvite({ store }: Server, { id, invite }: LoadedTable): Promise<string> {
  const row = await store.db.selectFrom('tables').select('invite').where('id', '=', id).executeTakeFirst()
  return row?.invite ?? invite
}

async function linesAfter({ store }: Server, { id, n }: LoadedTable): Promise<LogRow[]> {
  return await store.db
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', id)
    .where('n', '>', n)
    .orderBy('n')
    .execute()
}

/** Changes the table as the line says; what is to be told of it. */
function takeLine(table: LoadedTable, row: LogRow, seen: Look): Happening {
  const { n, at } = row
  switch (row.kind) {
    case 'entry': {
      const { entry, seat, outcome } = repeat(table, row)
      return { kind: 'step', n, made: { entry, seat, outcome, at } }
    }
    case 'setup':
      settle(table, row)
      return { kind: 'table', n }
    case 'start':
      start(table, seen)
      return { kind: 'start', n }
    case 'chat': {
      const line = readChat(row)
      return line ? { kind: 'chat', n, line } : { kind: 'table', n }
    }
    default:
      // Seats, rematches, and whatever a newer version may write: how the table stands now says it all.
      return { kind: 'table', n }
  }
}

function repeat(table: LoadedTable, row: LogRow) {
  const { match, id } = table
  if (!match) throw new OutOfStep(`Table ${id} has an entry and no match.`)
  const { outcome, ...entry } = readEntry(row.body)
  try {
    const step = match.repeat(entry)
    if (step.entry === row.entry) return step
  } catch (cause) {
    throw new OutOfStep(`Entry ${row.entry} of table ${id} cannot be repeated.`, { cause })
  }
  throw new OutOfStep(`Entry ${row.entry} of table ${id} does not follow.`)
}

/** What the host has changed before the start; how many seats there are, the seats themselves say. */
function settle(table: LoadedTable, { body }: LogRow): void {
  const settled = readSetup(body)
  if (!settled) throw new OutOfStep(`The set-up of table ${table.id} cannot be read.`)
  table.options = settled.options
  table.holding = settled.holding
}

function start(table: LoadedTable, { seed, rules }: Look): void {
  if (table.match) return
  const { box, seats, options, id } = table
  if (seed === null || rules === null || rules > box.game.meta.rules) {
    throw new OutOfStep(`Table ${id} is played by rules that are not known here.`)
  }
  table.started = { table: id, box, rules, seats: seats.length, options, seed }
  table.match = begun(table.started)
}
