/**
 * Writes batches to PostgreSQL: group commit over one connection. Each batch leaves its name in the row of its node
 * (table `nodes`), and only if the name of the one before stands there. So, when a connection is lost before the
 * answer to a commit has come, the next connection finds out whether that batch is written, and by leaving another
 * name makes sure that what was not written by then never will be.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, QueryResult } from 'pg'
import { Conflict, Unwritten, type Write } from '../write.ts'
import { insisting, oneByOne, type Statement, together } from './batch.ts'
import { prepared } from './statements.ts'
import { codeOf, conflicts, isLost, isOfAll, nothingToChange, passing } from './trouble.ts'

export interface WriterSettings {
  readonly node: string
  connect(): Promise<Client>
  /** Milliseconds to wait for PostgreSQL to come back before a write is given up, or its outcome called unknown. */
  readonly patience: number
  /** Hears when another machine has become PostgreSQL. */
  otherHistory(): void
}

/** How often batches that wait for each other are tried again. */
const tries = 10

type Attempt =
  | { readonly kind: 'written' }
  /** The transaction was given up because of that statement; undefined if because of none of them. */
  | { readonly kind: 'failed'; readonly statement: Statement | undefined; readonly error: unknown }
  /** The connection was lost: it was written, or it was not. */
  | { readonly kind: 'unheard'; readonly error: unknown }
  /** Nothing was written, for the node's row does not bear the name it should. */
  | { readonly kind: 'unnamed' }

export class PostgresWriter {
  readonly #settings: WriterSettings
  #client: Client | undefined
  #isClosed = false
  /** The name that the last batch, or the last connection, has left. */
  #left = ''
  /** Which of its histories PostgreSQL is in: a standby that takes over begins a new one. */
  #history: string | undefined

  constructor(settings: WriterSettings) {
    this.#settings = settings
  }

  async commit(writes: readonly Write[]): Promise<(Error | undefined)[]> {
    if (this.#isClosed) throw new Unwritten('The store is closed.')
    const outcomes = writes.map((): Error | undefined => undefined)
    let attempt = await this.#attempt(() => together(writes))
    for (let left = tries; attempt.kind === 'failed'; ) {
      const { statement, error } = attempt
      const code = codeOf(error) ?? ''
      if (passing.includes(code)) left--
      else if (isOfAll(code) || !statement || left <= 0) throw error
      else if (statement.write !== undefined) {
        const isConflict = conflicts.includes(code)
        outcomes[statement.write] = isConflict ? new Conflict(String(error)) : new Error(String(error))
      }
      if (left <= 0) throw error
      // What has failed is left out; which of several rows it was shows when each comes on its own.
      const rest = writes.map((write, index) => (outcomes[index] ? [] : write))
      attempt = await this.#attempt(() => oneByOne(rest))
    }
    return outcomes
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => {})
  }

  /** Tries until it is certain what became of it. */
  async #attempt(compose: () => Statement[]): Promise<Extract<Attempt, { kind: 'written' | 'failed' }>> {
    let lost: { readonly name: string; readonly error: unknown } | undefined
    const end = performance.now() + this.#settings.patience
    for (let wait = 20; ; wait = Math.min(wait * 2, 1_000)) {
      try {
        const found = await this.#connected()
        if (lost && found === lost.name) return { kind: 'written' }
        if (lost && found === undefined) throw unknown(lost.error)
        lost = undefined
        const name = randomUUID()
        const attempt = await this.#send(name, compose())
        if (attempt.kind === 'written' || attempt.kind === 'failed') return attempt
        if (attempt.kind === 'unheard') lost = { name, error: attempt.error }
      } catch (error) {
        if (error instanceof Unwritten) throw error
        if (!isLost(error)) throw error
        this.#client = undefined
        if (performance.now() > end) throw lost ? unknown(lost.error) : error
        await pause(wait)
      }
    }
  }

  /** Sees to a connection. What comes back is the name of the batch that was last written, as the node's row tells. */
  async #connected(): Promise<string | undefined> {
    if (this.#client) return this.#left
    const client = await this.#settings.connect()
    client.on('error', () => this.#forget(client))
    client.on('end', () => this.#forget(client))
    await this.#checkHistory(client)
    const [id, now] = [this.#settings.node, new Date().toISOString()]
    const { rows } = await client.query<{ batch: string }>(takeOver, [id, randomUUID()])
    const batch = rows[0]?.batch
    if (batch === undefined) await client.query(register, [id, id, now])
    this.#client = client
    this.#left = batch ?? id
    return batch?.split(' ')[0]
  }

  /** What was to be written rests on what the old machine held; it is not written to the new one unseen. */
  async #checkHistory(client: Client): Promise<void> {
    const { rows } = await client.query<{ history: string | null }>(`select
      case when pg_is_in_recovery() then null else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as history`)
    const history = rows[0]?.history ?? undefined
    if (history === undefined) {
      client.end().catch(() => {})
      throw new Error('This PostgreSQL follows another one and takes no writes.')
    }
    const before = this.#history
    this.#history = history
    if (before === undefined || before === history) return
    client.end().catch(() => {})
    this.#settings.otherHistory()
    throw new Unwritten('Another machine has become the store; what it holds must be read first.', { certain: false })
  }

  #forget(client: Client): void {
    if (this.#client === client) this.#client = undefined
  }

  async #send(name: string, statements: readonly Statement[]): Promise<Attempt> {
    const client = this.#client
    if (!client) return { kind: 'unheard', error: new Error('The connection was lost.') }
    const mark = prepared(leaveName, [name, this.#settings.node, this.#left])
    // None is waited for before the next goes out; what follows a failure fails too, and the commit becomes a rollback.
    const sent = [
      client.query('begin'),
      client.query(mark),
      ...statements.map(({ query }) => client.query(query)),
      client.query('commit'),
    ]
    const answers = await Promise.allSettled<QueryResult>(sent)
    const last = answers.at(-1)
    if (last?.status === 'fulfilled' && last.value.command === 'COMMIT') {
      this.#left = name
      return { kind: 'written' }
    }
    const failed = answers.findIndex(({ status }) => status === 'rejected')
    const why = answers[failed]
    const error: unknown = why?.status === 'rejected' ? why.reason : new Error('The transaction was given up.')
    if (last?.status === 'rejected' && isLost(last.reason)) {
      this.#client = undefined
      client.end().catch(() => {})
      return { kind: 'unheard', error }
    }
    if (failed === 1 && codeOf(error) === nothingToChange) {
      // Whoever took this node for dead has removed its row. A new connection writes it again.
      this.#client = undefined
      client.end().catch(() => {})
      return { kind: 'unnamed' }
    }
    return { kind: 'failed', statement: statements[failed - 2], error }
  }
}

/** The first word stays: a new connection that is lost as well must not hide which batch was the last. */
const takeOver = `with before as (select id, batch from nodes where id = $1 for update)
  update nodes set batch = split_part(before.batch, ' ', 1) || ' ' || $2
  from before where nodes.id = before.id returning nodes.batch`
const leaveName = insisting('update nodes set batch = $1 where id = $2 and batch = $3')
const register = `insert into nodes (id, batch, until) values ($1, $2, $3) on conflict (id) do update set batch = excluded.batch`

function unknown(cause: unknown): Unwritten {
  return new Unwritten('The connection to the store was lost, and whether this was written is not known yet.', {
    cause,
    certain: false,
  })
}
