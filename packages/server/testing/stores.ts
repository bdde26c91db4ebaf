/** The stores that tests run on: a file each, or, where a test is run on PostgreSQL, a database each. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { canConnect, freshDatabase } from './postgres.ts'

/** Whether this run is the one on PostgreSQL. */
export const isOnPostgres = process.env.PADDOCK_TEST_STORE === 'postgres'

const databases = new Map<string, Promise<string>>()

/** The store that goes with a data folder: a server that starts again on the folder finds what it had. */
export function databaseOf(folder: string): Promise<string> {
  const known = databases.get(folder)
  if (known) return known
  const made = isOnPostgres ? postgresDatabase() : Promise.resolve(`sqlite:${folder}`)
  databases.set(folder, made)
  return made
}

/** A new database on the PostgreSQL of this run. */
export async function postgresDatabase(): Promise<string> {
  const server = inject('postgres')
  if (server === undefined) throw new Error('There is no PostgreSQL for this run.')
  while (!(await canConnect(server))) await pause(50)
  return await freshDatabase(server)
}

/** The rows that a question to the store itself brings, past any server. Parameters are `?`. */
export async function askStore(
  folder: string,
  sql: string,
  ...parameters: (string | number | null)[]
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (!isOnPostgres) {
    const db = new DatabaseSync(join(folder, 'paddock.sqlite'))
    const rows = db.prepare(sql).all(...parameters)
    db.close()
    return rows
  }
  const client = new pg.Client({ connectionString: await databaseOf(folder) })
  await client.connect()
  let number = 0
  const { rows } = await client.query(
    sql.replaceAll('?', () => `$${++number}`),
    parameters,
  )
  await client.end()
  return rows
}
