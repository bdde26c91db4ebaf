import type { Person } from '@paddock/protocol'
import type { WebSocket } from 'ws'
import type { Payer } from '../allowance.ts'
import type { Outbox } from './outbox.ts'

/** Someone who has a table open. */
export interface Watcher {
  readonly socket: WebSocket
  readonly outbox: Outbox
  readonly person: Person | undefined
  /** The hash of the key the person is known by. */
  readonly key: string | undefined
  /** Who is counted where only so many may be open or asked for. */
  readonly payer: Payer
}

const nobody: ReadonlySet<Watcher> = new Set()

/** Who has tables open at other nodes, as far as is known here. */
export interface Elsewhere {
  isPresent(table: string, person: string): boolean
  watching(table: string, isSpectator: (person: Pick<Person, 'id'> | undefined) => boolean): number
}

const nowhere: Elsewhere = { isPresent: () => false, watching: () => 0 }

interface WatchedTable {
  readonly watchers: Set<Watcher>
  /** Ends listening to what happens at the table. */
  stop(): void
}

/** Who has which table open at this moment. */
export class Watchers {
  readonly #listen: (table: string) => () => void
  readonly #elsewhere: Elsewhere
  #changed: (table: string, person: string | undefined) => void = () => {}
  readonly #tables = new Map<string, WatchedTable>()
  readonly #open = new Map<string, number>()

  /** `listen` begins to pass on what happens at a table, and returns a function that ends it. */
  constructor(listen: (table: string) => () => void, elsewhere = nowhere) {
    this.#listen = listen
    this.#elsewhere = elsewhere
  }

  /** From now on someone hears whenever a socket comes or goes. */
  follow(changed: (table: string, person: string | undefined) => void): void {
    this.#changed = changed
  }

  enter(table: string, watcher: Watcher): void {
    const watched = this.#tables.get(table) ?? { watchers: new Set(), stop: this.#listen(table) }
    watched.watchers.add(watcher)
    this.#tables.set(table, watched)
    this.#changed(table, watcher.person?.id)
  }

  /** Whether the watcher was there until now. */
  leave(table: string, watcher: Watcher): boolean {
    const watched = this.#tables.get(table)
    if (!watched?.watchers.delete(watcher)) return false
    if (watched.watchers.size === 0) {
      watched.stop()
      this.#tables.delete(table)
    }
    this.#changed(table, watcher.person?.id)
    return true
  }

  /** Every table that someone has open, with one who has. */
  *oneAtEach(): Iterable<readonly [string, Watcher]> {
    for (const [table, { watchers }] of this.#tables) {
      const [watcher] = watchers
      if (watcher) yield [table, watcher]
    }
  }

  at(table: string): ReadonlySet<Watcher> {
    return this.#tables.get(table)?.watchers ?? nobody
  }

  all(): Watcher[] {
    return [...this.#tables.values()].flatMap(({ watchers }) => [...watchers])
  }

  get sockets(): number {
    return this.all().length
  }

  /** The tables that anyone has open here. */
  get tables(): string[] {
    return [...this.#tables.keys()]
  }

  isWatched(table: string): boolean {
    return this.#tables.has(table)
  }

  isPresent(table: string, person: string): boolean {
    for (const watcher of this.at(table)) if (watcher.person?.id === person) return true
    return this.#elsewhere.isPresent(table, person)
  }

  watching(table: string, isSpectator: (person: Pick<Person, 'id'> | undefined) => boolean): number {
    let spectators = this.#elsewhere.watching(table, isSpectator)
    for (const { person } of this.at(table)) if (isSpectator(person)) spectators++
    return spectators
  }

  /** One more socket for that payer; false if they, or all at their address, have as many as there may be. */
  open(payer: Payer, most: number, mostAtAddress: number): boolean {
    const [own, shared] = namesOf(payer)
    if ((this.#open.get(own) ?? 0) >= most || (this.#open.get(shared) ?? 0) >= mostAtAddress) return false
    for (const name of [own, shared]) this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
    return true
  }

  closed(payer: Payer): void {
    for (const name of namesOf(payer)) {
      const count = (this.#open.get(name) ?? 0) - 1
      if (count > 0) this.#open.set(name, count)
      else this.#open.delete(name)
    }
  }
}

/** The person, or whoever has no name yet, and all at their address. */
function namesOf({ person, address }: Payer): readonly [string, string] {
  return [person === undefined ? `visitor ${address}` : `person ${person}`, `address ${address}`]
}
