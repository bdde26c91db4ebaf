import type { BotQuestion } from '@paddock/bots/messages'
import type { Rate } from '../../settings.ts'
import { BotThread, type Thinker, Undecided } from './bot-thread.ts'

export interface Thinking {
  readonly threads: number
  /** Milliseconds that a bot may think about one decision. */
  readonly decision: number
  /** Milliseconds that all bots of a table together may think within a time. */
  readonly table: Rate
  /** What the threads run. */
  readonly module: URL
  /** Hears how long a thought took, in seconds. */
  thought(seconds: number): void
}

/** What a table has used of the threads. */
interface Account {
  running: number
  spent: number
  /** When the time it may think begins anew. */
  until: number
  /** When it had its latest turn: a number that only grows. */
  turn: number
}

interface Waiting {
  readonly table: string
  begin(thread: Thinker): Promise<void>
  giveUp(): void
}

/** So many tables are kept account of before those whose time has begun anew are thrown away. */
const many = 1_000

/**
 * The threads in which bots think, shared between tables: whoever had its turn longest ago comes first, and where
 * there are several threads no table has all of them.
 */
export class BotThreads {
  readonly #thinking: Thinking
  readonly #clock: () => number
  readonly #threads: readonly Thinker[]
  readonly #idle: Thinker[]
  readonly #mostOfATable: number
  readonly #accounts = new Map<string, Account>()
  #waiting: Waiting[] = []
  #turn = 0
  #closed = false

  constructor(
    thinking: Thinking,
    hire: () => Thinker = () => new BotThread(thinking.module, thinking.decision),
    clock: () => number = () => performance.now(),
  ) {
    this.#thinking = thinking
    this.#clock = clock
    this.#threads = Array.from({ length: thinking.threads }, hire)
    this.#idle = [...this.#threads]
    this.#mostOfATable = Math.max(1, thinking.threads - 1)
  }

  /** How many bots think at this moment. */
  get thinking(): number {
    return this.#threads.length - this.#idle.length
  }

  /** Milliseconds until the table's bots may think again; 0 if they may now. */
  wait(table: string): number {
    const { spent, until } = this.#account(table)
    return spent < this.#thinking.table.max ? 0 : Math.max(1, Math.ceil(until - this.#clock()))
  }

  /** The place of the bot's choice. Rejects as `Undecided` if it fails, is late, or loses its thread. */
  think(table: string, question: Omit<BotQuestion, 'id'>): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const begin = (thread: Thinker) => thread.think(question).then(resolve, reject)
    const giveUp = () => reject(new Undecided('the server is closing'))
    if (this.#closed) giveUp()
    else this.#waiting.push({ table, begin, giveUp })
    this.#deal()
    return promise
  }

  /** Ends every thread, whatever it is thinking about. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { giveUp } of this.#waiting.splice(0)) giveUp()
    await Promise.all(this.#threads.map((thread) => thread.end('the server is closing')))
  }

  /** Gives idle threads to whoever comes next. */
  #deal(): void {
    for (let next = this.#next(); next && this.#idle.length > 0; next = this.#next()) {
      const thread = this.#idle.pop()
      if (!thread) return
      this.#waiting = this.#waiting.filter((waiting) => waiting !== next)
      void this.#run(next, thread)
    }
  }

  /** The oldest question of the table whose latest turn was longest ago. */
  #next(): Waiting | undefined {
    let first: Waiting | undefined
    let earliest = Number.POSITIVE_INFINITY
    for (const waiting of this.#waiting) {
      const { running, turn } = this.#account(waiting.table)
      if (running >= this.#mostOfATable || turn >= earliest) continue
      first = waiting
      earliest = turn
    }
    return first
  }

  async #run({ table, begin }: Waiting, thread: Thinker): Promise<void> {
    const account = this.#account(table)
    account.running++
    account.turn = ++this.#turn
    await begin(thread)
    account.running--
    account.spent += thread.took
    this.#thinking.thought(thread.took / 1000)
    this.#idle.push(thread)
    this.#deal()
  }

  #account(table: string): Account {
    const now = this.#clock()
    const known = this.#accounts.get(table)
    if (known && known.until > now) return known
    const until = now + this.#thinking.table.within
    if (known) return Object.assign(known, { spent: 0, until })
    if (this.#accounts.size >= many) this.#throwAway(now)
    const account = { running: 0, spent: 0, until, turn: 0 }
    this.#accounts.set(table, account)
    return account
  }

  #throwAway(now: number): void {
    for (const [table, { running, until }] of this.#accounts)
      if (running === 0 && until <= now) this.#accounts.delete(table)
  }
}
