/** Reads a table from the store, with its match where that stands. */
import { isObject, type MatchRecord, Refusal, RulesFailed } from '@paddock/kernel'
import type { Games } from '../settings.ts'
import { DamagedEntry } from '../store/entry.ts'
import type { TableRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { InTrouble } from '../trouble.ts'
import { dueKey } from './due.ts'
import { latestCommands } from './log.ts'
import { readMatch, readRecord, type Started } from './match/read-match.ts'
import type { LoadedTable, Sitting } from './table.ts'

export interface HowToLoad {
  /** The number of the last line of the log that counts; all of them do, if nothing is said. */
  readonly upTo?: number | undefined
  /** Hears of a match that is damaged, and only of that. */
  noteFault?(cause: unknown): void
}

export async function loadTable(
  store: Store,
  games: Games,
  id: string,
  { upTo = Number.MAX_SAFE_INTEGER, noteFault }: HowToLoad = {},
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
    status: playedStatus(row),
    away: row.status === 'away',
    looked: row.looked,
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
  const match = await played(store, started, n)
  if (match.outdated?.why.code === 'unreadable') noteFault?.(match.outdated.why)
  return { ...table, started, ...match }
}

/** How the match stands; what has been put away is as it was before. */
export function playedStatus({ status, seed }: Pick<TableRow, 'status' | 'seed'>): LoadedTable['status'] {
  if (status !== 'away') return status
  return seed === null ? 'gathering' : 'racing'
}

export async function readSeats({ db }: Pick<Store, 'db'>, id: string): Promise<Sitting[]> {
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

/** The match where it stands. What is wrong with it is the trouble of this table alone. */
async function played(
  store: Store,
  started: Started,
  upTo: number,
): Promise<Pick<LoadedTable, 'match' | 'outdated'> & Partial<Pick<LoadedTable, 'frozenAt'>>> {
  try {
    return await readMatch(store, started, upTo)
  } catch (cause) {
    return { outdated: { why: whyNot(started, cause), ...(await recordIfAny(store, started)) } }
  }
}

/** A store that cannot be read is no fault of the table. */
function whyNot({ table }: Started, cause: unknown): Refusal | InTrouble {
  if (cause instanceof Refusal && cause.code === 'rules-version') return cause
  if (!(cause instanceof Refusal || cause instanceof RulesFailed || cause instanceof DamagedEntry)) throw cause
  const said = `The match of table ${table} can no longer be read: its log cannot be played again.`
  return new InTrouble('unreadable', said, {}, { cause })
}

async function recordIfAny(store: Store, started: Started): Promise<{ record?: MatchRecord }> {
  try {
    return { record: await readRecord(store, started) }
  } catch (cause) {
    if (cause instanceof DamagedEntry) return {}
    throw cause
  }
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
