/**
 * One of several nodes that share a store. Any of them may serve any request for any table at the same time; here is
 * what keeps the tables in memory, and those who have them open, in step with what the others write.
 */
import { closeCodes } from '@paddock/protocol'
import { sayGoodbye } from '../live/send.ts'
import { noteRevoked } from '../people/keys.ts'
import type { Server } from '../server.ts'
import { catchUp } from '../tables/catch-up.ts'
import { OutOfStep } from '../tables/loaded.ts'
import type { LoadedTable } from '../tables/table.ts'
import { InTrouble } from '../trouble.ts'
import type { PresentElsewhere } from './elsewhere.ts'
import { Hints } from './hints.ts'
import { type Look, look, seatedText } from './look.ts'
import { Presence } from './presence.ts'

/** Milliseconds between two looks at all tables that are open here: with hints, and without. */
const usual = 4_000
const often = 500
/** So many tables are asked for at once. */
const chunk = 500

export class Cluster {
  readonly #server: Server
  readonly #elsewhere: PresentElsewhere
  readonly #node: string
  readonly #presence: Presence
  readonly #hints: Hints | undefined
  readonly #lookDuties: () => void
  /** Tables that will be looked at when their turn comes. */
  readonly #looking = new Set<string>()
  readonly #timers: NodeJS.Timeout[] = []
  #checking: Promise<void> | undefined
  #lastCheck = 0

  /** `lookDuties` sees to what is due: what a node that died has left undone is noticed by looking. */
  constructor(server: Server, node: string, elsewhere: PresentElsewhere, lookDuties: () => void) {
    this.#server = server
    this.#node = node
    this.#elsewhere = elsewhere
    this.#lookDuties = lookDuties
    const { nats } = server.settings
    this.#hints = nats === undefined ? undefined : this.#connect(nats)
    this.#presence = new Presence(server, node, (table) => this.#hints?.tellOfTable(table, { n: 0, look: true }))
    server.bus.reach({
      heard: (table, happening) => {
        const n = happening.kind === 'gone' ? 0 : happening.n
        this.#hints?.tellOfTable(table, { n, look: happening.kind === 'table' || happening.kind === 'gone' })
      },
      personChanged: (person) => this.#hints?.tellOfPerson(person),
    })
  }

  /** Before anyone is served. */
  async start(): Promise<void> {
    await this.#presence.renew()
    this.#timers.push(
      setInterval(() => void this.#inPeace(() => this.#presence.renew()), this.#server.settings.lease / 3),
      setInterval(() => this.#check(), often / 2),
      setInterval(() => {
        this.#elsewhere.keep((table) => this.#server.tables.isLoaded(table))
        this.#lookDuties()
      }, usual),
    )
  }

  /** Listens for hints about a table as long as it is open here. */
  follow(table: string): () => void {
    return this.#hints?.follow(table) ?? (() => {})
  }

  /** In the table's turn: takes over what other nodes have written. */
  async catchUp(table: LoadedTable): Promise<boolean> {
    const { store, now, bus, watchers } = this.#server
    // Whatever is heard of from here on needs another look.
    this.#looking.delete(table.id)
    const [seen] = await look(store, now(), [table.id])
    if (!seen) {
      bus.tell(table.id, { kind: 'gone' })
      throw new OutOfStep(`Table ${table.id} is no more.`)
    }
    try {
      return await this.#takeOver(table, seen)
    } catch (error) {
      // Those who have it open come back and are told what they missed.
      if (error instanceof OutOfStep)
        for (const watcher of watchers.at(table.id)) sayGoodbye(watcher, closeCodes.restarting)
      throw error
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#checking
    await this.#inPeace(() => this.#presence.leave())
    await this.#hints?.close()
  }

  async #takeOver(table: LoadedTable, seen: Look): Promise<boolean> {
    const isNews = this.#elsewhere.note(table.id, seen.present)
    const isChanged = await catchUp(this.#server, table, seen)
    if (isNews && !isChanged) this.#server.bus.tell(table.id, { kind: 'table', n: table.n })
    return isChanged
  }

  #connect(address: string): Hints {
    const { log } = this.#server
    return new Hints({
      address,
      node: this.#node,
      heardOfTable: (table, { n, look }) => {
        const known = this.#server.tables.get(table)?.n ?? -1
        // What comes twice, or late, is nothing new.
        if (look || n > known) this.#lookAt(table)
      },
      heardOfPerson: (person) => void this.#inPeace(() => noteRevoked(this.#server, person)),
      changed: (isConnected) => {
        log.warn(isConnected ? 'NATS is there' : 'NATS is gone; tables are looked at more often')
        this.#lastCheck = 0
      },
      failed: (err) => log.warn({ err }, 'NATS cannot be connected to; tables are looked at more often'),
    })
  }

  /** Looks at a table in its turn; one look in waiting is enough. */
  #lookAt(table: string): void {
    if (this.#looking.has(table)) return
    this.#looking.add(table)
    // That it was looked at is all: whoever has a turn is brought up to date first.
    const turn = this.#server.tables.inTurnEvenOutdated(table, async () => {})
    void turn.catch((err) => {
      // It may not even have been read: the next hint, or the next comparison, needs another look.
      this.#looking.delete(table)
      this.#noteTrouble(err, table)
    })
  }

  /** The last hint of many may be lost: all that is open here is compared with the store, whatever was heard. */
  #check(): void {
    const every = this.#hints?.isConnected ? usual : often
    if (this.#checking || performance.now() - this.#lastCheck < every) return
    this.#lastCheck = performance.now()
    this.#checking = this.#inPeace(() => this.#compareAll()).finally(() => {
      this.#checking = undefined
    })
  }

  async #compareAll(): Promise<void> {
    const { store, now, tables, watchers } = this.#server
    const open = watchers.tables
    for (let start = 0; start < open.length; start += chunk) {
      const ids = open.slice(start, start + chunk)
      const seen = new Map((await look(store, now(), ids)).map((found) => [found.id, found]))
      for (const id of ids) {
        const [found, table] = [seen.get(id), tables.get(id)]
        const isSame = found && table && found.n <= table.n && found.seated === seatedText(table.seats)
        if (!isSame || this.#elsewhere.isNews(id, found.present)) this.#lookAt(id)
      }
    }
  }

  async #inPeace(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (err) {
      this.#server.log.warn({ err }, 'the store could not be asked what other nodes have written')
    }
  }

  #noteTrouble(err: unknown, table: string): void {
    if (!(err instanceof InTrouble)) this.#server.log.warn({ err, table }, 'a table could not be brought up to date')
  }
}
