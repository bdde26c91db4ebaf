import type { Person } from '@paddock/protocol'
import type { WebSocket } from 'ws'
import type { Payer } from '../allowance.ts'

/** Someone who has a table open. */
export interface Watcher {
  readonly socket: WebSocket
  readonly person: Person | undefined
  /** The hash of the key the person is known by. */
  readonly key: string | undefined
  /** Who is counted where only so many may be open or asked for. */
  readonly payer: Payer
}

const nobody: ReadonlySet<Watcher> = new Set()

interface WatchedTable {
  readonly watchers: Set<Watcher>
  /** Ends listening to what happens at the table. */
  stop(): void
}

/** Who has which table open at this moment. */
export class Watchers {
  readonly #listen: (table: string) => () => void
  readonly #tables = new Map<string, WatchedTable>()
  readonly #open = new Map<string, number>()

  /** `listen` begins to pass on what happens at a table, and returns a function that ends it. */
  constructor(listen: (table: string) => () => void) {
    this.#listen = listen
  }

  enter(table: string, watcher: Watcher): void {
    const watched = this.#tables.get(table) ?? { watchers: new Set(), stop: this.#listen(table) }
    watched.watchers.add(watcher)
    this.#tables.set(table, watched)
  }

  /** Whether the watcher was there until now. */
  leave(table: string, watcher: Watcher): boolean {
    const watched = this.#tables.get(table)
    if (!watched?.watchers.delete(watcher)) return false
    if (watched.watchers.size === 0) {
      watched.stop()
      this.#tables.delete(table)
    }
    return true
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

  isWatched(table: string): boolean {
    return this.#tables.has(table)
  }

  isPresent(table: string, person: string): boolean {
    for (const watcher of this.at(table)) if (watcher.person?.id === person) return true
    return false
  }

  watching(table: string, isSpectator: (person: Person | undefined) => boolean): number {
    let spectators = 0
    for (const { person } of this.at(table)) if (isSpectator(person)) spectators++
    return spectators
  }

  /** One more socket for that payer; false if there are as many as there may be. */
  open(payer: Payer, most: number): boolean {
    const name = nameOf(payer)
    const count = this.#open.get(name) ?? 0
    if (count >= most) return false
    this.#open.set(name, count + 1)
    return true
  }

  closed(payer: Payer): void {
    const name = nameOf(payer)
    const count = (this.#open.get(name) ?? 0) - 1
    if (count > 0) this.#open.set(name, count)
    else this.#open.delete(name)
  }
}

/** The person, or the address of those who have no name yet. */
function nameOf({ person, address }: Payer): string {
  return person === undefined ? `address ${address}` : `person ${person}`
}
