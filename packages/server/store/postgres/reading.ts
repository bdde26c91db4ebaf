/** Kysely's dialect over a pool of connections, for reading and for migrations. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { Unreachable } from '../unreachable.ts'
import { prepared } from './statements.ts'
import { isLost } from './trouble.ts'

export function postgresDialect(config: pg.PoolConfig): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(config),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool(config)
    // A connection that ends while nobody uses it is replaced for the next one who needs one.
    this.#pool.on('error', () => {})
    // So is one that ends while it is in use: whoever uses it hears of that by what they asked.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Reading> {
    return new Reading(this.#pool, await connected(this.#pool))
  }

  async releaseConnection(connection: Reading): Promise<void> {
    connection.release()
  }

  async beginTransaction(connection: Reading, { isolationLevel, accessMode }: TransactionSettings = {}): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    const mode = accessMode === undefined ? '' : ` ${accessMode}`
    await connection.executeQuery(CompiledQuery.raw(`begin${level}${mode}`))
  }

  async commitTransaction(connection: Reading): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: Reading): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

/**
 * After a restart of PostgreSQL whoever asks first finds a connection that has ended. What only reads, and is the first
 * on its connection, is therefore asked once more on another.
 */
class Reading implements DatabaseConnection {
  readonly #pool: pg.Pool
  #client: pg.PoolClient | undefined
  #isFirst = true
  #isBroken = false

  constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.#pool = pool
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const mayAskAgain = this.#isFirst && /^\s*select\b/i.test(sql)
    this.#isFirst = false
    try {
      return await this.#ask(sql, parameters)
    } catch (error) {
      if (!(error instanceof Unreachable) || !mayAskAgain) throw error
      this.release()
      this.#client = await connected(this.#pool)
      this.#isBroken = false
      return await this.#ask(sql, parameters)
    }
  }

  streamQuery(): AsyncIterableIterator<QueryResult<never>> {
    throw new Error('Nothing is read as a stream.')
  }

  release(): void {
    this.#client?.release(this.#isBroken)
    this.#client = undefined
  }

  async #ask<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    try {
      const query = parameters.length > 0 ? prepared(sql, parameters) : { text: sql }
      if (!this.#client) throw new Error('The connection was given back.')
      const { rows, rowCount } = await this.#client.query(query)
      return { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) }
    } catch (error) {
      this.#isBroken ||= isLost(error)
      throw isLost(error) ? unreachable(error) : error
    }
  }
}

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw isLost(error) ? unreachable(error) : error
  }
}

function unreachable(cause: unknown): Unreachable {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Unreachable(`PostgreSQL cannot be reached: ${why}`, { cause })
}
