/**
 * Takes a server over to another store: copies all rows, compares, and says so. It can be interrupted at any moment and
 * begun again: what was copied is not copied twice. The source is only read.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { openStore, type Store } from '../store/store.ts'
import { type Where, whereTold } from '../store/where.ts'
import { type Part, parts } from './parts.ts'
import { copyRows, readProgress, writeProgress } from './progress.ts'
import { keyOf, rowsOf, tally } from './rows.ts'

/** Why a server cannot be moved, in a sentence for whoever tried. */
export class CannotMove extends Error {
  override readonly name = 'CannotMove'
}

export interface MoveProgress {
  /** So many rows of that table are there; all of them, once it says that they are the same. */
  copied(table: string, rows: number): void
  same(table: string, rows: number, digest: string): void
}

export async function moveStore(from: Where, to: Where, tell: MoveProgress): Promise<void> {
  if (whereTold(from) === whereTold(to)) throw new CannotMove('Both places are the same.')
  if (from.kind === 'sqlite' && !existsSync(join(from.folder, 'paddock.sqlite'))) {
    throw new CannotMove(`There is no paddock.sqlite in ${from.folder}.`)
  }
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      await copy(source.db, target.db, whereTold(from), tell)
      await compare(source.db, target.db, whereTold(from), tell)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function open(where: Where): Promise<Store> {
  try {
    if (where.kind === 'sqlite') mkdirSync(where.folder, { recursive: true })
    return await openStore({ where, busy: 5_000, committed: () => {} })
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CannotMove(`${whereTold(where)} cannot be opened: ${why}`, { cause })
  }
}

async function copy(source: Kysely<Schema>, target: Kysely<Schema>, name: string, tell: MoveProgress): Promise<void> {
  const before = await readProgress(target)
  if (before && before.source !== name) {
    throw new CannotMove(
      `Into this store ${before.source} is being moved, not ${name}. Choose another, or an empty one.`,
    )
  }
  if (before?.isDone) throw new CannotMove(`${name} was moved there already. Start the server with the new store.`)
  if (!before) await checkEmpty(target)
  const reached: Record<string, readonly unknown[]> = { ...before?.reached }
  await writeProgress(target, { source: name, reached, isDone: false })
  for (const part of parts) {
    let copied = 0
    for await (const rows of rowsOf(source, part, reached[part.table])) {
      reached[part.table] = keyOf(part, rows.at(-1) ?? {})
      await copyRows(target, part, rows, { source: name, reached, isDone: false })
      copied += rows.length
      tell.copied(part.table, copied)
    }
  }
}

async function checkEmpty(target: Kysely<Schema>): Promise<void> {
  for (const part of parts) {
    for await (const rows of rowsOf(target, part)) {
      if (rows.length > 0) throw new CannotMove('The store to move to holds something else. Give one that is empty.')
    }
  }
}

async function compare(
  source: Kysely<Schema>,
  target: Kysely<Schema>,
  name: string,
  tell: MoveProgress,
): Promise<void> {
  for (const part of parts) await compareOne(source, target, part, tell)
  await writeProgress(target, { source: name, reached: {}, isDone: true })
}

async function compareOne(source: Kysely<Schema>, target: Kysely<Schema>, part: Part, tell: MoveProgress) {
  const [there, here] = [await tally(source, part), await tally(target, part)]
  if (there.rows !== here.rows || there.digest !== here.digest) {
    const counts = `${there.rows} rows of ${part.table} in the old store, ${here.rows} in the new one`
    throw new CannotMove(
      `The stores differ: ${counts}. Was the server running? End it, empty the new store, and move again.`,
    )
  }
  tell.same(part.table, here.rows, here.digest)
}
