/** Reads a table from the store, with its match where that stands. */
import { isObject, Refusal } from '@paddock/kernel'
import type { Games } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { InTrouble } from '../trouble.ts'
import { dueKey } from './due.ts'
import { latestCommands } from './log.ts'
import { readMatch, readRecord, type Started } from './match/read-match.ts'
import type { LoadedTable, Sitting } from './table.ts'

/** `upTo` is the number of the last line that counts; all of them do, if nothing is said. */
export async function loadTable(
  store: Store,
  games: Games,
  id: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<LoadedTable | undefined> {
  const { db } = store
  // The number first: other nodes may be writing, and what is read after it is no older than it.
  const last = await db.selectFrom('log').select('n').where('table_id', '=', id).orderBy('n', 'desc').executeTakeFirst()
  const n = Math.min(last?.n ?? 0, upTo)
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const box = await games.openBox(row.game)
  if (!box) throw new InTrouble('unknown-game', `This table is for ${row.game}, a game that is not played here.`)
  const due = await db.selectFrom('due').selectAll().where('table_id', '=', id).execute()
  const options: unknown = JSON.parse(row.options)
  if (!isObject(options)) throw new Error(`Table ${id} has no options.`)
  const seats = await readSeats(store, id)
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
    n,
    commands: await latestCommands(store, id),
    frozenAt: 0,
    due: new Map(due.map((duty) => [dueKey(duty.kind, duty.seat), duty])),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
  }
  const { seed, rules } = row
  if (seed === null || rules === null) return table
  const started = { table: id, box, rules, seats: seats.length, options, seed }
  return { ...table, started, ...(await played(store, started, n)) }
}

export async function readSeats({ db }: Pick<Store, 'db'>, id: string): Promise<Sitting[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seats.kind', 'seats.bot', 'people.id', 'people.name', 'people.kind as is'])
    .where('seats.table_id', '=', id)
    .orderBy('seats.seat')
    .execute()
  return rows.map(({ kind, bot, id, name, is }) => ({
    kind,
    ...(id === null || name === null || is === null ? {} : { person: { id, name, kind: is } }),
    ...(bot === null ? {} : { bot }),
  }))
}

/** The match where it stands, or why these rules cannot play it. */
async function played(
  store: Store,
  started: Started,
  upTo: number,
): Promise<Pick<LoadedTable, 'match' | 'outdated'> & Partial<Pick<LoadedTable, 'frozenAt'>>> {
  try {
    return await readMatch(store, started, upTo)
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code !== 'rules-version') throw cause
    return { outdated: { why: cause, record: await readRecord(store, started) } }
  }
}
