/**
 * Matches as they stood at some entries. They are an aid: whatever cannot be read, or was made in another form than
 * today's, is passed over, and the log is played again from further back.
 */
import { hash } from 'node:crypto'
import { type AnyBox, type AnyMatch, Match, stateFormOf } from '@paddock/kernel'
import type { Kysely } from 'kysely'
import { version } from '../version.ts'
import type { Schema, SnapshotRow } from './schema.ts'
import type { Store } from './store.ts'
import { type Change, changeEach } from './write.ts'

/**
 * Entries between two snapshots. Measured, all games: an entry takes 12 to 25 µs to play again and its row in the log
 * about 200 bytes, a snapshot 2 to 6 KB. So the log of a table grows by a quarter, and 2 ms of play lead anywhere.
 */
export const spacing = 100

/** A match as it stands in a snapshot, and the log's line that led there. */
export interface Resumed {
  readonly match: AnyMatch
  readonly n: number
}

/** In which form this server keeps the states of a game. */
export function formOf({ game }: AnyBox): string {
  return `${version}-${stateFormOf(game)}`
}

const compiled = new WeakMap<Kysely<Schema>, (row: SnapshotRow) => Change>()

/** The change that adds a snapshot of a match as it stands, at its latest entry, written with that line of the log. */
export function frozen({ db }: Pick<Store, 'db'>, box: AnyBox, match: AnyMatch, table_id: string, n: number): Change {
  const known = compiled.get(db) ?? changeEach((row: SnapshotRow) => insert(db, row))
  compiled.set(db, known)
  const text = JSON.stringify(match.snapshot())
  return known({ table_id, entry: match.entry, n, body: `${formOf(box)} ${hash('sha256', text)} ${text}` })
}

/** Two nodes that read the same table may both come to the same snapshot. */
function insert(db: Kysely<Schema>, row: SnapshotRow) {
  return db
    .insertInto('snapshots')
    .values(row)
    .onConflict((known) =>
      known.columns(['table_id', 'entry']).doUpdateSet((given) => ({
        n: given.ref('excluded.n'),
        body: given.ref('excluded.body'),
      })),
    )
}

/** What is looked for: the latest up to an entry, up to a line of the log, or at all. */
export type UpTo = { readonly entry: number } | { readonly n: number } | undefined

/** The match as it stood at the latest snapshot that can be read; undefined if there is none. */
export async function resumeLatest(
  { db }: Pick<Store, 'db'>,
  box: AnyBox,
  id: string,
  upTo?: UpTo,
): Promise<Resumed | undefined> {
  let rows = db
    .selectFrom('snapshots')
    .select(['entry', 'n', 'body'])
    .where('table_id', '=', id)
    .where('body', 'like', `${formOf(box)} %`)
    .orderBy('entry', 'desc')
    .limit(1)
  if (upTo) rows = 'entry' in upTo ? rows.where('entry', '<=', upTo.entry) : rows.where('n', '<=', upTo.n)
  for (let row = await rows.executeTakeFirst(); row; ) {
    const match = resumed(box, row.body)
    if (match?.entry === row.entry) return { match, n: row.n }
    row = await rows.where('entry', '<', row.entry).executeTakeFirst()
  }
  return undefined
}

function resumed(box: AnyBox, body: string): AnyMatch | undefined {
  try {
    const { text } = unpacked(body)
    return text === undefined ? undefined : Match.resume(box.game, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The form that a snapshot was made in, and its text; without one if it is not what was written. */
export function unpacked(body: string): { readonly form: string; readonly text?: string } {
  const [form = '', sum = ''] = body.split(' ', 2)
  const text = body.slice(form.length + sum.length + 2)
  // A damaged state would go on to be played as if nothing were wrong.
  return hash('sha256', text) === sum ? { form, text } : { form }
}
