/** Reads a table from the store and plays its match again up to where it stands. */
import { type AnyBox, commitmentTo, isObject, type MatchRecord, Refusal, recordFormat, replay } from '@paddock/kernel'
import type { Games } from '../settings.ts'
import { readEntry } from '../store/entry.ts'
import type { TableRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { InTrouble } from '../trouble.ts'
import { dueKey } from './due.ts'
import type { LoadedTable, Sitting } from './table.ts'

export async function loadTable({ db }: Store, games: Games, id: string): Promise<LoadedTable | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const box = await games.openBox(row.game)
  if (!box) throw new InTrouble('unknown-game', `This table is for ${row.game}, a game that is not played here.`)
  const last = await db.selectFrom('log').select('n').where('table_id', '=', id).orderBy('n', 'desc').executeTakeFirst()
  const due = await db.selectFrom('due').selectAll().where('table_id', '=', id).execute()
  const options: unknown = JSON.parse(row.options)
  if (!isObject(options)) throw new Error(`Table ${id} has no options.`)
  const seats = await readSeats({ db }, id)
  const table = {
    id,
    box,
    options,
    invite: row.invite,
    created: row.created,
    holding: row.holding === 1,
    status: row.status,
    host: row.host,
    seats,
    n: last?.n ?? 0,
    due: new Map(due.map((duty) => [dueKey(duty.kind, duty.seat), duty])),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
  }
  const record = await readRecordOf({ db }, row, options, seats.length)
  return record ? { ...table, ...played(box, record, id) } : table
}

async function readSeats({ db }: Pick<Store, 'db'>, id: string): Promise<Sitting[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seats.kind', 'seats.bot', 'seats.since', 'people.id', 'people.name', 'people.kind as is', 'people.named'])
    .where('seats.table_id', '=', id)
    .orderBy('seats.seat')
    .execute()
  return rows.map(({ kind, bot, id, name, is, since, named }) => ({
    kind,
    ...(id === null || name === null || is === null
      ? {}
      : { person: { id, name, kind: is }, since: later(since ?? '', named ?? '') }),
    ...(bot === null ? {} : { bot }),
  }))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

/** The match as it stands in the log; undefined before its start. */
async function readRecordOf(
  { db }: Pick<Store, 'db'>,
  { id, game, seed, rules }: TableRow,
  options: unknown,
  seats: number,
): Promise<MatchRecord | undefined> {
  if (seed === null || rules === null) return undefined
  const lines = await db
    .selectFrom('log')
    .select('body')
    .where('table_id', '=', id)
    .where('kind', '=', 'entry')
    .orderBy('n')
    .execute()
  const entries = lines.map(({ body }) => readEntry(body))
  return { format: recordFormat, game, rules, seats, options, seed, commitment: commitmentTo(seed), entries }
}

/** The match played again, or why these rules cannot. */
function played(box: AnyBox, record: MatchRecord, id: string): Pick<LoadedTable, 'match' | 'outdated'> {
  try {
    return { match: replay(box.game, record) }
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    if (cause.code === 'rules-version') return { outdated: { why: cause, record } }
    throw new Error(`The log of table ${id} cannot be played again: ${cause.message}`, { cause })
  }
}
