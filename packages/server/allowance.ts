import type { Limits, Rate } from './settings.ts'
import { InTrouble } from './trouble.ts'

/** What is counted in so many within so much time. */
export type Counted = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits]

/** Whoever asks: a person, if they have a name yet, in a network (see `http/network.ts`). */
export interface Payer {
  readonly person: string | undefined
  readonly address: string
}

interface Account {
  spent: number
  /** When it is all theirs again, in milliseconds of a clock that nobody can set. */
  until: number
}

/** What an account is called, and what it may hold. */
interface Charge {
  readonly name: string
  readonly rate: Rate
}

/** So many accounts are kept before those that have run out are thrown away. */
const many = 10_000

/** What has nothing to do with who someone is: whoever asks for these has no name, or a false one. */
const ofAddressesAlone: readonly Counted[] = ['newcomers', 'wrongs']

/**
 * How much everyone may still ask for. Guests cost nothing, so that whatever a person pays their address pays too; it
 * has more, since people share addresses. It counts by a clock that only goes forward, so that setting the time of day
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

  /**
   * Takes what something costs; in trouble if that is more than is left, and then nothing is taken. What costs more
   * than there ever is takes all of it.
   */
  take(what: Counted, payer: Payer, cost = 1): void {
    const now = this.#clock()
    const charges = this.#charges(what, payer)
    for (const charge of charges) this.#check(charge, now, cost)
    for (const { name, rate } of charges) this.#account(name, now, rate).spent += Math.min(cost, rate.max)
  }

  /** In trouble if something of that cost could not be taken now. */
  check(what: Counted, payer: Payer, cost = 1): void {
    const now = this.#clock()
    for (const charge of this.#charges(what, payer)) this.#check(charge, now, cost)
  }

  #charges(what: Counted, { person, address }: Payer): readonly Charge[] {
    const rate = this.#limits[what]
    if (ofAddressesAlone.includes(what)) return [{ name: `${what} of ${address}`, rate }]
    const own = person === undefined ? `a visitor from ${address}` : `person ${person}`
    const shared = { ...rate, max: rate.max * this.#limits.address }
    return [
      { name: `${what} of ${own}`, rate },
      { name: `${what} of ${address}`, rate: shared },
    ]
  }

  #check({ name, rate }: Charge, now: number, cost: number): void {
    const { spent, until } = this.#account(name, now, rate)
    if (spent + Math.min(cost, rate.max) <= rate.max) return
    const seconds = Math.max(1, Math.ceil((until - now) / 1000))
    throw new InTrouble('too-many', `That is too much at once; wait ${seconds} s and try again.`, { seconds })
  }

  #account(name: string, now: number, { within }: Rate): Account {
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
