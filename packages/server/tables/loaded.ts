import { Refusal } from '@paddock/kernel'
import { Conflict } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import type { LoadedTable } from './table.ts'

interface Place {
  table: LoadedTable | undefined
  /** How far those who have it open were told when it was thrown away. */
  told: number | undefined
  /** The era of the store in which it was last compared with it. */
  era: number
  /** Resolves when everyone who is before in the queue has finished. */
  last: Promise<unknown>
  waiting: number
  used: number
}

export interface Loading {
  /** `upTo` is the number of the last line of the log that counts. */
  load(id: string, upTo?: number): Promise<LoadedTable | undefined>
  /**
   * Brings a table up to what other nodes have written, telling those who have it open here; whether there was
   * anything. It is asked only where others share the store.
   */
  catchUp?(table: LoadedTable): Promise<boolean>
  /** Whether someone has the table open. */
  isWatched(id: string): boolean
  /** Tables kept at most, apart from those that are watched or busy. */
  readonly most: number
}

/** Memory is too far from the store to be brought up: it is to be read again. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep'
}

/**
 * Whether a table in memory is first compared with the store, where nodes share it. Whoever only wants to write may
 * trust memory: if it was too old, the write conflicts or the rules refuse, and it is tried again.
 */
export type Trust = 'compared' | 'trusted'

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
  #era = 0

  constructor(loading: Loading) {
    this.#loading = loading
  }

  /** What is in memory may not be what the store holds: nothing is trusted before it was compared. */
  distrust(): void {
    this.#era++
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
  inTurn<Result>(id: string, work: (table: LoadedTable) => Promise<Result>, trust?: Trust): Promise<Result> {
    const played = (table: LoadedTable): Promise<Result> => {
      if (table.outdated) throw table.outdated.why
      return work(table)
    }
    return this.inTurnEvenOutdated(id, played, trust)
  }

  /** The same for the few things that can be done with a match of other rules too. */
  inTurnEvenOutdated<Result>(
    id: string,
    work: (table: LoadedTable) => Promise<Result>,
    trust: Trust = 'compared',
  ): Promise<Result> {
    const place = this.#take(id)
    const mine = this.#turn(id, place, work, trust)
    place.last = mine.then(nothing, nothing)
    return mine
  }

  async #turn<Result>(
    id: string,
    place: Place,
    work: (table: LoadedTable) => Promise<Result>,
    trust: Trust,
  ): Promise<Result> {
    await place.last
    try {
      return await this.#attempt(id, place, work, trust)
    } finally {
      place.waiting--
      // How far those who have it open were told must be known when it is read again.
      const isIdle = place.table === undefined && place.waiting === 0
      if (isIdle && !this.#loading.isWatched(id)) this.#places.delete(id)
    }
  }

  /** Resolves when every turn that was asked for has come to its end. */
  async settled(): Promise<void> {
    await Promise.all([...this.#places.values()].map(({ last }) => last))
  }

  /** Called in the turn of a table that is no more. */
  forget(id: string): void {
    const place = this.#places.get(id)
    if (place) throwAway(place)
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
    const place = this.#places.get(id) ?? {
      table: undefined,
      told: undefined,
      era: this.#era,
      last: Promise.resolve(),
      waiting: 0,
      used: 0,
    }
    this.#places.delete(id)
    this.#places.set(id, place)
    place.waiting++
    place.used = performance.now()
    return place
  }

  async #attempt<Result>(
    id: string,
    place: Place,
    work: (table: LoadedTable) => Promise<Result>,
    trust: Trust,
  ): Promise<Result> {
    const { catchUp } = this.#loading
    let isTrusted = trust === 'trusted'
    for (let left = tries; ; left--) {
      const isKnown = place.table !== undefined && place.era === this.#era
      const era = this.#era
      const table = place.table ?? (await this.#read(id, place))
      if (!table) throw new InTrouble('unknown-table', `There is no table "${id}".`)
      place.table = table
      try {
        if (catchUp && !(isTrusted && isKnown)) {
          await catchUp(table)
          place.era = era
        }
        return await work(table)
      } catch (error) {
        // A refusal leaves the table as it was.
        if (error instanceof Refusal || error instanceof InTrouble) {
          if (!catchUp || !isTrusted) throw error
          isTrusted = false
          continue
        }
        // After anything else, memory and store may differ.
        throwAway(place)
        if (error instanceof OutOfStep) place.told = undefined
        const canBeTriedAgain = error instanceof Conflict || error instanceof OutOfStep
        if (!canBeTriedAgain || left <= 1) throw error
      }
    }
  }

  /** Those who have it open are to be told step by step what was written since they were told last. */
  async #read(id: string, { told }: Place): Promise<LoadedTable | undefined> {
    const upTo = this.#loading.catchUp && this.#loading.isWatched(id) ? told : undefined
    return await this.#loading.load(id, upTo)
  }
}

/** What has come of a turn is not the next one's business. */
function nothing(): void {}

function throwAway(place: Place): void {
  place.told = place.table?.n ?? place.told
  place.table = undefined
}
