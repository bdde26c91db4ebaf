/** A store in PostgreSQL, which any number of nodes may share. */
import { randomUUID } from 'node:crypto'
import { Kysely } from 'kysely'
import pg from 'pg'
import { takeSharedDue } from '../due.ts'
import { deaf, StoreHealth } from '../health.ts'
import { migrate } from '../migrations.ts'
import { probing } from '../probe.ts'
import type { Schema } from '../schema.ts'
import type { Store, StoreSettings } from '../store.ts'
import { timed } from '../timed.ts'
import { WriteQueue } from '../write-queue.ts'
import { logged } from './batch.ts'
import { postgresDialect } from './reading.ts'
import { PostgresWriter } from './writer.ts'

/** Milliseconds. */
const toConnect = 5_000
const toAnswer = 20_000
const patience = 10_000
/** A batch that waits for another node's is tried again after that. */
const toLock = 1_000
/** Connections for reading; one more writes. */
const readers = 8

export async function openPostgres(
  address: string,
  {
    committed,
    listener = deaf,
    otherHistory = () => {},
  }: Pick<StoreSettings, 'committed' | 'listener' | 'otherHistory'>,
): Promise<Store> {
  const node = randomUUID()
  const config = { ...connectionTo(address), query_timeout: toAnswer }
  const db = new Kysely<Schema>({
    dialect: postgresDialect({
      ...config,
      max: readers,
      // Whoever waits for one of the connections while there is much to do waits as long as for an answer.
      connectionTimeoutMillis: toAnswer,
      application_name: 'paddock reads',
    }),
  })
  const writer = new PostgresWriter({ node, patience, connect: () => connectWriter(config), otherHistory })
  try {
    await migrate(db.withTables<never>())
  } catch (error) {
    await db.destroy()
    throw error
  }
  const health = new StoreHealth(listener)
  const queue = new WriteQueue(timed((writes) => writer.commit(writes), committed, health))
  return {
    db,
    node,
    write: (...changes) => queue.write(changes),
    logged,
    takeDue: (now, most, until) => takeSharedDue(db, now, most, until),
    health: () => health.now,
    probe: () => queue.write([probing(db)]),
    // What PostgreSQL has committed is where it starts from again; that is its own affair.
    look() {},
    async close() {
      await queue.drained()
      await writer.close()
      await db.destroy()
    },
  }
}

/** For those who only look, and take their time: nothing is written there or brought up to date. */
export function readPostgres(address: string): Kysely<Schema> {
  return new Kysely({
    dialect: postgresDialect({ ...connectionTo(address), max: 1, application_name: 'paddock looks' }),
  })
}

function connectionTo(address: string) {
  return {
    connectionString: address,
    connectionTimeoutMillis: toConnect,
    keepAlive: true,
    types: { getTypeParser },
  }
}

async function connectWriter(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, pipeline: true, lock_timeout: toLock, application_name: 'paddock writes' })
  // Before anyone listens; an error while connecting is that of `connect` too.
  client.on('error', () => {})
  try {
    await client.connect()
    // Written means written, whatever the database usually thinks of that. More than that, a standby, is its choice.
    await client.query(
      `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
    )
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

/** Counts fit into a number here, as they do in SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
