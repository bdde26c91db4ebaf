/** People who play without pause, whatever happens to the server, and write down what it has acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import { CommandDone, TableNow } from '@paddock/protocol'
import { type Answer, bodyOf, Guest } from '../testing/guest.ts'

export interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly id: string
  readonly action: unknown
  readonly entry: number
  readonly n: number
}

export interface Party {
  readonly game: string
  readonly people: number
  readonly bots: number
}

/** Where the server is at the moment; nowhere, while it is dead. */
export interface Whereabouts {
  address: string | undefined
}

export class Players {
  readonly acknowledged: Acknowledged[] = []
  /** Tables where a match was played to its end. */
  readonly finished = new Set<string>()
  readonly tables = new Set<string>()
  readonly #where: Whereabouts
  #resting = false

  constructor(where: Whereabouts) {
    this.#where = where
  }

  /** From now on no new match is begun. */
  rest(): void {
    this.#resting = true
  }

  /** Resolves when so many commands have been acknowledged. */
  async haveHeard(count: number): Promise<void> {
    while (this.acknowledged.length < count) await pause(5)
  }

  /** One party plays match after match until it is told to rest. */
  async play({ game, people, bots }: Party): Promise<void> {
    const guests = await Promise.all(Array.from({ length: people }, (_, seat) => this.#guest(`Guest ${seat}`)))
    const [host] = guests
    if (!host) throw new Error('A party is of one at least.')
    while (!this.#resting) {
      const seats = [
        { kind: 'me' },
        ...guests.slice(1).map(() => ({ kind: 'open' })),
        ...Array(bots).fill({ kind: 'bot' }),
      ]
      const created = await this.#persist((address) =>
        host.at(address).post('/api/tables', { game, seats, holding: false }),
      )
      const { table, you } = bodyOf(TableNow, created)
      this.tables.add(table.id)
      for (const guest of guests) {
        await this.#persist((address) => guest.at(address).post(`/api/tables/${table.id}/join`, { invite: you.invite }))
      }
      await this.#persist((address) => host.at(address).post(`/api/tables/${table.id}/start`))
      await Promise.all(guests.map((guest, seat) => this.#playOut(table.id, guest, seat)))
      this.finished.add(table.id)
    }
  }

  async #playOut(table: string, guest: Guest, seat: number): Promise<void> {
    for (let turn = 0; ; ) {
      const seen = await this.#persist((address) => guest.at(address).get(`/api/tables/${table}`))
      const { position, table: now } = bodyOf(TableNow, seen)
      if (now.status === 'over') return
      if (!position?.pending.includes(seat) || position.decided.includes(seat)) {
        await pause(3)
        continue
      }
      const action = position.choices[turn % position.choices.length]
      const id = `turn ${turn++}`
      // After a crash the same command is sent again: it may have been carried out, or not.
      const answer = await this.#persist((address) => guest.at(address).act(table, id, action))
      const { entry, n } = bodyOf(CommandDone, answer)
      this.acknowledged.push({ table, seat, id, action, entry, n })
    }
  }

  async #guest(name: string): Promise<Guest> {
    const guest = new Guest('')
    await this.#persist(async (address) => {
      const here = guest.at(address)
      const answer = await here.post('/api/me', { name })
      guest.become(here)
      return answer
    })
    return guest
  }

  /** Asks until there is an answer. */
  async #persist(ask: (address: string) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const { address } = this.#where
      if (address !== undefined) {
        const answer = await ask(address).catch(() => undefined)
        if (answer) return answer
      }
      await pause(10)
    }
  }
}
