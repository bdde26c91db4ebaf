/** A store for those who only look, beside whoever uses it: nothing is written, brought up to date or locked. */
import { Kysely, type Transaction } from 'kysely'
import { connectToRead } from './connection.ts'
import { readPostgres } from './postgres/postgres.ts'
import type { Schema } from './schema.ts'
import { dialectOver } from './sqlite.ts'
import { databaseIn } from './sqlite-store.ts'
import type { Where } from './where.ts'

/** Milliseconds to wait for someone who is writing to the same file. */
const busy = 5_000

export function readStore(where: Where): Kysely<Schema> {
  if (where.kind === 'postgres') return readPostgres(where.address)
  return new Kysely({ dialect: dialectOver(connectToRead(databaseIn(where.folder), busy), () => {}) })
}

/** Everything that is asked for in there is answered as it stood at one moment, whatever is being written meanwhile. */
export function atOneMoment<Answer>(
  db: Kysely<Schema>,
  ask: (now: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(ask)
}
