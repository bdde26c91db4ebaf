/** So many names are kept in mind at least, twice as many at most. */
const kept = 300

/**
 * The names of the commands that were carried out at a table, the latest of them. The log knows all; this says without
 * asking it that a name is new, as nearly every name is.
 */
export class CommandNames {
  #names: Set<string>
  /** Whether none was forgotten. */
  #isWhole: boolean

  /** The latest names, the oldest of them first: all there are, if they are fewer than `mostRead`. */
  constructor(latest: readonly string[] = []) {
    this.#names = new Set(latest)
    this.#isWhole = latest.length < CommandNames.mostRead
  }

  static readonly mostRead = kept

  /** Whether no command of that name was carried out, for certain. */
  isNew(name: string): boolean {
    return this.#isWhole && !this.#names.has(name)
  }

  add(name: string): void {
    this.#names.add(name)
    if (this.#names.size <= 2 * kept) return
    this.#names = new Set([...this.#names].slice(-kept))
    this.#isWhole = false
  }
}
