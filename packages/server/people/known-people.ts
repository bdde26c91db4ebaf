import type { Person } from '@paddock/protocol'

interface Known {
  readonly person: Person
  /** Until when this is believed without asking the store, by a clock that only goes forward. */
  readonly until: number
}

const most = 10_000
/** Milliseconds. A key that was taken back by another server is good for as long here, and no longer. */
const believed = 30_000

/** People who were seen lately, by the hash of their key: every request asks who it is. */
export class KnownPeople {
  readonly #clock: () => number
  readonly #known = new Map<string, Known>()

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  get(hash: string): Person | undefined {
    const known = this.#known.get(hash)
    if (!known || known.until > this.#clock()) return known?.person
    this.#known.delete(hash)
    return undefined
  }

  set(hash: string, person: Person): void {
    if (this.#known.size >= most) this.#known.clear()
    this.#known.set(hash, { person, until: this.#clock() + believed })
  }

  forget(hash: string): void {
    this.#known.delete(hash)
  }

  forgetPerson(id: string): void {
    for (const [hash, { person }] of this.#known) if (person.id === id) this.#known.delete(hash)
  }

  rename(renamed: Person): void {
    for (const [hash, { person, until }] of this.#known) {
      if (person.id === renamed.id) this.#known.set(hash, { person: renamed, until })
    }
  }
}
