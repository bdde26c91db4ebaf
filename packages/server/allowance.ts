import type { Limits, Rate } from './settings.ts'
import { InTrouble } from './trouble.ts'

/** What is counted in so many within so much time. */
export type Counted = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits]

/** Whoever asks: a person, if they have a name yet, at an address. */
export interface Payer {
  readonly person: string | undefined
  readonly address: string
}

interface Account {
  spent: number
  /** When it is all theirs again, in milliseconds of a clock that nobody can set. */
  until: number
}

/** So many accounts are kept before those that have run out are thrown away. */
const many = 10_000

/**
 * How much everyone may still ask for. It counts by a clock that only goes forward, so that setting the time of day
 * neither locks anyone out nor lets anyone in.
 */
export class Allowance {
  readonly #limits: Limits
  readonly #clock: () => number
  readonly #accounts = new Map<string, Account>()

  constructor(limits: Limits, clock: () => number = () => performance.now()) {
    this.#limits = limits
    this.#clock = clock
  }

  /** Takes what something costs; in trouble if that is more than is left. */
  take(what: Counted, payer: Payer, cost = 1): void {
    const name = payer.person === undefined ? `address ${payer.address}` : `person ${payer.person}`
    this.#charge(`${what} ${name}`, this.#limits[what], cost)
  }

  #charge(name: string, { max, within }: Rate, cost: number): void {
    const now = this.#clock()
    const account = this.#account(name, now, within)
    if (account.spent + cost <= max) {
      account.spent += cost
      return
    }
    const seconds = Math.max(1, Math.ceil((account.until - now) / 1000))
    throw new InTrouble('too-many', `That is too much at once; wait ${seconds} s and try again.`, { seconds })
  }

  #account(name: string, now: number, within: number): Account {
    const known = this.#accounts.get(name)
    if (known && known.until > now) return known
    if (this.#accounts.size >= many) this.#throwAway(now)
    const account = { spent: 0, until: now + within }
    this.#accounts.set(name, account)
    return account
  }

  #throwAway(now: number): void {
    for (const [name, { until }] of this.#accounts) if (until <= now) this.#accounts.delete(name)
  }
}
