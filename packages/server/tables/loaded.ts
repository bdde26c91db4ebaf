import { Refusal } from '@paddock/kernel'
import { Conflict } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import type { LoadedTable } from './table.ts'

interface Place {
  table: LoadedTable | undefined
  /** Resolves when everyone who is before in the queue has finished. */
  last: Promise<unknown>
  waiting: number
  used: number
}

export interface Loading {
  load(id: string): Promise<LoadedTable | undefined>
  /** Whether someone has the table open. */
  isWatched(id: string): boolean
  /** Tables kept at most, apart from those that are watched or busy. */
  readonly most: number
}

/** How often a command is tried again when someone else has written first. */
const tries = 5

/**
 * The tables in memory: read from the store when they are needed, forgotten when nobody has used
 * them for a while.
 *
 * Whoever looks at a table or changes it does so in its turn, one after the other. A turn lasts
 * until what it has changed is on disk, so that nobody is ever told of something that could still
 * be lost.
 */
export class LoadedTables {
  readonly #loading: Loading
  /** The least recently used first. */
  readonly #places = new Map<string, Place>()

  constructor(loading: Loading) {
    this.#loading = loading
  }

  get count(): number {
    return this.#places.size
  }

  isLoaded(id: string): boolean {
    return this.get(id) !== undefined
  }

  /** The table if it is in memory. Only for those whose turn it is. */
  get(id: string): LoadedTable | undefined {
    return this.#places.get(id)?.table
  }

  /**
   * Does something with a table when its turn has come. If someone else has written first, the table
   * is loaded and the work done once more, so it must not keep anything from one time to the next.
   */
  inTurn<Result>(id: string, work: (table: LoadedTable) => Promise<Result>): Promise<Result> {
    return this.inTurnEvenOutdated(id, (table) => {
      if (table.outdated) throw table.outdated.why
      return work(table)
    })
  }

  /** The same for the few things that can be done with a match of other rules too. */
  async inTurnEvenOutdated<Result>(id: string, work: (table: LoadedTable) => Promise<Result>): Promise<Result> {
    const place = this.#take(id)
    const mine = place.last.then(() => this.#attempt(id, place, work))
    place.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      place.waiting--
      if (place.table === undefined && place.waiting === 0) this.#places.delete(id)
    }
  }

  /** Resolves when every turn that was asked for has come to its end. */
  async settled(): Promise<void> {
    await Promise.all([...this.#places.values()].map(({ last }) => last))
  }

  /** Called in the turn of a table that is no more. */
  forget(id: string): void {
    const place = this.#places.get(id)
    if (place) place.table = undefined
  }

  /** Forgets what nobody has used since that time, in milliseconds of `performance.now`, and what is too much. */
  evict(since: number): void {
    let surplus = this.#places.size - this.#loading.most
    for (const [id, place] of this.#places) {
      if (place.waiting > 0 || this.#loading.isWatched(id)) continue
      if (place.used >= since && surplus <= 0) continue
      this.#places.delete(id)
      surplus--
    }
  }

  #take(id: string): Place {
    const place = this.#places.get(id) ?? { table: undefined, last: Promise.resolve(), waiting: 0, used: 0 }
    this.#places.delete(id)
    this.#places.set(id, place)
    place.waiting++
    place.used = performance.now()
    return place
  }

  async #attempt<Result>(id: string, place: Place, work: (table: LoadedTable) => Promise<Result>): Promise<Result> {
    for (let left = tries; ; left--) {
      const table = place.table ?? (await this.#loading.load(id))
      if (!table) throw new InTrouble('unknown-table', `There is no table "${id}".`)
      place.table = table
      try {
        return await work(table)
      } catch (error) {
        // A refusal leaves the table as it was. After anything else, memory and store may differ.
        if (error instanceof Refusal || error instanceof InTrouble) throw error
        place.table = undefined
        if (!(error instanceof Conflict) || left <= 1) throw error
      }
    }
  }
}
