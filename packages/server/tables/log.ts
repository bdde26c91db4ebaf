/** The entries of a table's match as its log keeps them. */
import type { Entry } from '@paddock/kernel'
import { type KeptEntry, readEntry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'
import { CommandNames } from './command-names.ts'

/** A line of the log that holds an entry. */
export interface EntryLine {
  readonly n: number
  readonly entry: number
  readonly at: string
  readonly made: KeptEntry
}

/** The entries after a line of the log, so many at most, or up to another line; oldest first. */
export async function entriesAfter(
  { db }: Pick<Store, 'db'>,
  table: string,
  n = 0,
  { most, upTo }: { readonly most?: number; readonly upTo?: number } = {},
): Promise<EntryLine[]> {
  let lines = db
    .selectFrom('log')
    .select(['n', 'entry', 'at', 'body'])
    .where('table_id', '=', table)
    .where('kind', '=', 'entry')
    .where('n', '>', n)
    .orderBy('n')
  if (upTo !== undefined) lines = lines.where('n', '<=', upTo)
  if (most !== undefined) lines = lines.limit(most)
  const rows = await lines.execute()
  return rows.map(({ n, entry, at, body }) => ({ n, entry: entry ?? 0, at, made: readEntry(body) }))
}

/** The kernel's part of an entry. */
export function entryOf({ made }: EntryLine): Entry<unknown> {
  const { outcome, ...entry } = made
  return entry
}

export async function latestCommands({ db }: Pick<Store, 'db'>, table: string): Promise<CommandNames> {
  const rows = await db
    .selectFrom('log')
    .select('command')
    .where('table_id', '=', table)
    .where('command', 'is not', null)
    .orderBy('n', 'desc')
    .limit(CommandNames.mostRead)
    .execute()
  return new CommandNames(rows.flatMap(({ command }) => command ?? []).reverse())
}
