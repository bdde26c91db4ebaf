/** How many seats bots play in at this moment, and who asked for it. */
import type { Payer } from '../allowance.ts'
import type { Limits } from '../settings.ts'
import { InTrouble } from '../trouble.ts'

interface Racing {
  readonly payer: Payer
  readonly seats: number
  /** When it is counted no more, unless someone looks at the table again; of a clock that nobody can set. */
  until: number
}

/**
 * A table with bots is counted from its start, or from the moment someone wakes it, until it is over or asleep. Whoever
 * woke it pays for it.
 */
export class BotSeats {
  readonly #limits: Limits['botSeats']
  readonly #lasts: number
  readonly #isOver: (table: string) => boolean
  readonly #clock: () => number
  readonly #tables = new Map<string, Racing>()

  /** `lasts` is how long a table is awake after someone has looked, in milliseconds. */
  constructor(
    limits: Limits['botSeats'],
    lasts: number,
    isOver: (table: string) => boolean,
    clock: () => number = () => performance.now(),
  ) {
    this.#limits = limits
    this.#lasts = lasts
    this.#isOver = isOver
    this.#clock = clock
  }

  get count(): number {
    return this.#sum(() => true)
  }

  /** Counts the table, or goes on counting it; in trouble if that is more than there may be. */
  enter(table: string, payer: Payer, seats: number): void {
    this.#throwAway()
    const known = this.#tables.get(table)
    if (!known) this.#check(payer, seats)
    if (seats === 0) this.leave(table)
    else this.#tables.set(table, { payer: known?.payer ?? payer, seats, until: this.#clock() + this.#lasts })
  }

  leave(table: string): void {
    this.#tables.delete(table)
  }

  #check({ person, address }: Payer, seats: number): void {
    const { person: ofPerson, address: ofAddress, server } = this.#limits
    if (this.count + seats > server) {
      const said = 'Bots play at so many tables here that no more can be started. Try again in a few minutes.'
      throw new InTrouble('unavailable', said, { seconds: 60 })
    }
    const own = person === undefined ? 0 : this.#sum(({ payer }) => payer.person === person)
    const near = this.#sum(({ payer }) => payer.address === address)
    const [most, who] = own + seats > ofPerson ? [ofPerson, 'for you'] : [ofAddress, 'for people at your address']
    if (own + seats <= ofPerson && near + seats <= ofAddress) return
    const wait = 'Finish a match with bots first; one that nobody watches is counted no more after a few minutes.'
    throw new InTrouble('too-many', `Bots may play in ${most} seats at once ${who}. ${wait}`, { most })
  }

  #sum(counts: (racing: Racing) => boolean): number {
    let seats = 0
    for (const racing of this.#tables.values()) if (counts(racing)) seats += racing.seats
    return seats
  }

  #throwAway(): void {
    const now = this.#clock()
    for (const [table, { until }] of this.#tables) if (until <= now || this.#isOver(table)) this.#tables.delete(table)
  }
}
