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

/** An account that something is taken from, and what it may hold. */
interface Charge {
  readonly account: Account
  readonly max: number
}

/** The accounts for one kind of thing: of people, of whoever has no name at an address, and of all at an address. */
interface Book {
  readonly people: Map<string, Account>
  readonly visitors: Map<string, Account>
  readonly addresses: Map<string, Account>
}

/** So many accounts of a kind are kept before those that have run out are thrown away. */
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
  readonly #books = new Map<Counted, Book>()

  constructor(limits: Limits, clock: () => number = () => performance.now()) {
    this.#limits = limits
    this.#clock = clock
  }

  /**
   * Takes what something costs; in trouble if that is more than is left, and then nothing is taken. What costs more
   * than there ever is takes all of it.
   */
  take(what: Counted, payer: Payer, cost = 1): void {
    const charges = this.#charges(what, payer, cost)
    for (const { account, max } of charges) account.spent += Math.min(cost, max)
  }

  /** In trouble if something of that cost could not be taken now. */
  check(what: Counted, payer: Payer, cost = 1): void {
    this.#charges(what, payer, cost)
  }

  /** Every request comes by here, so no name is put together for an account. */
  #charges(what: Counted, { person, address }: Payer, cost: number): readonly Charge[] {
    const now = this.#clock()
    const { max, within } = this.#limits[what]
    const { people, visitors, addresses } = this.#book(what)
    const charge = (accounts: Map<string, Account>, name: string, most: number): Charge => {
      const account = this.#account(accounts, name, now, within)
      checkLeft(account, most, now, cost)
      return { account, max: most }
    }
    if (ofAddressesAlone.includes(what)) return [charge(addresses, address, max)]
    const own = person === undefined ? charge(visitors, address, max) : charge(people, person, max)
    return [own, charge(addresses, address, max * this.#limits.address)]
  }

  #book(what: Counted): Book {
    const known = this.#books.get(what)
    if (known) return known
    const book: Book = { people: new Map(), visitors: new Map(), addresses: new Map() }
    this.#books.set(what, book)
    return book
  }

  #account(accounts: Map<string, Account>, name: string, now: number, within: number): Account {
    const known = accounts.get(name)
    if (known && known.until > now) return known
    if (accounts.size >= many) throwAway(accounts, now)
    const account = { spent: 0, until: now + within }
    accounts.set(name, account)
    return account
  }
}

function checkLeft({ spent, until }: Account, max: number, now: number, cost: number): void {
  if (spent + Math.min(cost, max) <= max) return
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  throw new InTrouble('too-many', `That is too much at once; wait ${seconds} s and try again.`, { seconds })
}

function throwAway(accounts: Map<string, Account>, now: number): void {
  for (const [name, { until }] of accounts) if (until <= now) accounts.delete(name)
}
