/** Reads a table from the store and plays its match again up to where it stands. */
import {
  type AnyBox,
  commitmentTo,
  isObject,
  type MatchRecord,
  optionsOf,
  Refusal,
  readOptions,
  recordFormat,
  replay,
} from '@paddock/kernel'
import type { Games } from '../settings.ts'
import { readEntry } from '../store/entry.ts'
import type { TableRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { InTrouble } from '../trouble.ts'
import { dueKey } from './due.ts'
import type { LoadedTable, Sitting } from './table.ts'

/** `noteFault` hears of a match that is damaged, and only of that. */
export async function loadTable(
  { db }: Store,
  games: Games,
  id: string,
  noteFault: (cause: unknown) => void = () => {},
): Promise<LoadedTable | undefined> {
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
  const match = await readMatch({ db }, box, row, options, seats.length)
  if (match.outdated?.why.code === 'unreadable') noteFault(match.outdated.why)
  return { ...table, ...match }
}

/** The match as it stands; nothing before its start. What is wrong with it is the trouble of this table alone. */
async function readMatch(
  store: Pick<Store, 'db'>,
  box: AnyBox,
  row: TableRow,
  options: unknown,
  seats: number,
): Promise<Pick<LoadedTable, 'match' | 'outdated'>> {
  let record: MatchRecord | undefined
  try {
    record = await readRecordOf(store, row, options, seats)
    return record ? { match: replay(box.game, { ...record, options: optionsBy(box, record) }) } : {}
  } catch (cause) {
    const isKnown = cause instanceof Refusal && cause.code === 'rules-version'
    const said = `The match of table ${row.id} can no longer be read: its log cannot be played again.`
    const why = isKnown ? cause : new InTrouble('unreadable', said, {}, { cause })
    return { outdated: { why, ...(record ? { record } : {}) } }
  }
}

/** A table may have been made before an option was thought of, and started after. */
function optionsBy({ game: { meta } }: AnyBox, { options, rules }: MatchRecord): unknown {
  return rules > meta.rules ? options : optionsOf(meta, readOptions(meta, options, rules), rules)
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
