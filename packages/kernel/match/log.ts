import type { Seat } from '../game.ts'
import type { Command } from './command.ts'
import type { Entry } from './record.ts'

/** The log of a match: all of it, or what has come since the match was resumed without the rest. */
export class Log<Action> {
  readonly #entries: Entry<Action>[] = []
  /** How many entries were made before these. */
  readonly #before: number
  /** The number of each seat's latest entry. */
  readonly #latest: number[]
  /** Commands that were carried out, by seat and id, with the entry each one made. */
  readonly #commands = new Map<string, number>()

  private constructor(before: number, latest: readonly number[]) {
    this.#before = before
    this.#latest = [...latest]
  }

  /** A whole log. */
  static of<Action>(entries: readonly Entry<Action>[]): Log<Action> {
    const log = new Log<Action>(0, [])
    for (const entry of entries) log.add(entry)
    return log
  }

  /** A log that goes on where another has ended. */
  static after<Action>(before: number, latest: readonly number[]): Log<Action> {
    return new Log(before, latest)
  }

  get count(): number {
    return this.#before + this.#entries.length
  }

  get isWhole(): boolean {
    return this.#before === 0
  }

  get entries(): readonly Entry<Action>[] {
    return this.#entries
  }

  get latest(): readonly number[] {
    return this.#latest
  }

  /** 0 if the seat has done nothing yet. */
  latestOf(seat: Seat): number {
    return this.#latest[seat] ?? 0
  }

  /** The entry that a command of that name has made. */
  made(seat: Seat, { id }: Command): number | undefined {
    return id === undefined ? undefined : this.#commands.get(keyOf(seat, id))
  }

  add(entry: Entry<Action>): void {
    this.#entries.push(entry)
    const number = this.count
    // Filled up, so that what is put away has no holes.
    while (this.#latest.length < entry.seat) this.#latest.push(0)
    this.#latest[entry.seat] = number
    if (entry.id !== undefined) this.#commands.set(keyOf(entry.seat, entry.id), number)
  }
}

/** Every seat names its commands by itself. */
function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`
}
