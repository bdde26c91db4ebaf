/**
 * Nodes tell each other over NATS that something was written, so that nobody has to look all the time. A hint is no
 * truth: it may be lost or come twice, and NATS may be away. Whoever hears one looks at the store, and everyone looks
 * now and then without one.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionOptions, connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { isObject } from '@paddock/kernel'

/** What was written: up to which line of a table's log, or that there is something to see beside the log. */
export interface TableHint {
  readonly n: number
  readonly look: boolean
}

export interface HintSettings {
  readonly address: string
  /** The node's own name: it needs no hints of what it did itself. */
  readonly node: string
  heardOfTable(table: string, hint: TableHint): void
  heardOfPerson(person: string): void
  /** NATS is there, or is gone. */
  changed(isConnected: boolean): void
  /** It cannot be connected to as things are. */
  failed(error: unknown): void
}

/** Milliseconds until a server that would not have this node is asked again. */
const again = 5_000

const tables = 'paddock.table'
const people = 'paddock.person'

export class Hints {
  readonly #settings: HintSettings
  readonly #subscriptions = new Map<string, Subscription | undefined>()
  readonly #unsaid = new Map<string, TableHint>()
  #nats: NatsConnection | undefined
  #isConnected = false
  #isClosed = false

  /** Connects as soon as NATS is there; nobody waits for it. */
  constructor(settings: HintSettings) {
    this.#settings = settings
    void this.#keepConnected()
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  /** Listens for a table until it is told to stop. */
  follow(table: string): () => void {
    this.#subscriptions.set(table, this.#subscribe(table))
    return () => {
      this.#subscriptions.get(table)?.unsubscribe()
      this.#subscriptions.delete(table)
    }
  }

  /** What is said of one table in the same turn of the event loop is said once. */
  tellOfTable(table: string, { n, look }: TableHint): void {
    if (!this.#isConnected) return
    if (this.#unsaid.size === 0) setImmediate(() => this.#sayAll())
    const before = this.#unsaid.get(table)
    this.#unsaid.set(table, { n: Math.max(n, before?.n ?? 0), look: look || (before?.look ?? false) })
  }

  tellOfPerson(person: string): void {
    this.#say(people, { person })
  }

  async close(): Promise<void> {
    this.#sayAll()
    this.#isClosed = true
    this.#isConnected = false
    await this.#nats?.close().catch(() => {})
  }

  #sayAll(): void {
    for (const [table, hint] of this.#unsaid) this.#say(`${tables}.${table}`, hint)
    this.#unsaid.clear()
  }

  #say(subject: string, what: object): void {
    if (this.#isConnected) this.#nats?.publish(subject, JSON.stringify({ node: this.#settings.node, ...what }))
  }

  /** A server that turns this node away may be set right while the node goes on. */
  async #keepConnected(): Promise<void> {
    while (!this.#isClosed) {
      await this.#connect().catch((error) => this.#settings.failed(error))
      this.#becomes(false)
      if (!this.#isClosed) await pause(again, undefined, { ref: false })
    }
  }

  /** Resolves when the connection has ended for good. */
  async #connect(): Promise<void> {
    const forEver = { maxReconnectAttempts: -1, waitOnFirstConnect: true, reconnectTimeWait: 500 }
    const nats = await connect({
      ...whereAndWho(this.#settings.address),
      pingInterval: 5_000,
      maxPingOut: 2,
      ...forEver,
    })
    if (this.#isClosed) {
      await nats.close()
      return
    }
    this.#nats = nats
    nats.subscribe(people, {
      callback: (error, message) => {
        if (!error) this.#hearOfPerson(message.string())
      },
    })
    for (const table of this.#subscriptions.keys()) this.#subscriptions.set(table, this.#subscribe(table))
    this.#becomes(true)
    for await (const { type } of nats.status()) {
      if (type === 'reconnect') this.#becomes(true)
      else if (type === 'disconnect' || type === 'staleConnection' || type === 'close') this.#becomes(false)
    }
  }

  #becomes(isConnected: boolean): void {
    if (this.#isClosed || this.#isConnected === isConnected) return
    this.#isConnected = isConnected
    this.#settings.changed(isConnected)
  }

  #subscribe(table: string): Subscription | undefined {
    return this.#nats?.subscribe(`${tables}.${table}`, {
      callback: (error, message) => {
        if (!error) this.#hearOfTable(table, message.string())
      },
    })
  }

  #hearOfTable(table: string, text: string): void {
    const hint = this.#read(text)
    if (typeof hint?.n === 'number') this.#settings.heardOfTable(table, { n: hint.n, look: hint.look === true })
  }

  #hearOfPerson(text: string): void {
    const hint = this.#read(text)
    if (typeof hint?.person === 'string') this.#settings.heardOfPerson(hint.person)
  }

  /** Whatever is no hint, or one's own, is nothing. */
  #read(text: string): Readonly<Record<string, unknown>> | undefined {
    try {
      const hint: unknown = JSON.parse(text)
      return isObject(hint) && hint.node !== this.#settings.node ? hint : undefined
    } catch {
      return undefined
    }
  }
}

/** `nats://name:password@host:4222`, `tls://…`, or several of them with commas between. */
function whereAndWho(address: string): ConnectionOptions {
  const servers = address.split(',').map((one) => one.trim())
  const first = new URL(servers[0] ?? '')
  const [user, pass] = [decodeURIComponent(first.username), decodeURIComponent(first.password)]
  return {
    servers: servers.map((one) => new URL(one).host),
    ...(pass !== '' ? { user, pass } : user !== '' ? { token: user } : {}),
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
  }
}
