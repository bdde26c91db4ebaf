/** People who play match after match together: one makes a table, the others come, the host starts, and then again. */
import { setTimeout as pause } from 'node:timers/promises'
import { type AnyBox, Rng, someOptions } from '@paddock/kernel'
import { TableNow } from '@paddock/protocol'
import { bodyOf, troubleOf } from '../testing/guest.ts'
import { Client, type Surroundings } from './client.ts'
import { Player } from './player.ts'
import type { Witness } from './witness.ts'

export interface PartyPlan {
  /** Short enough to be the beginning of its people's names. */
  readonly name: string
  readonly box: AnyBox
  readonly people: number
  readonly seed: string
  /** `usual`: the game as it is most often played; `any`: with other options each time. */
  readonly options: 'usual' | 'any'
}

export class Party {
  readonly #plan: PartyPlan
  readonly #around: Surroundings
  readonly #rng: Rng
  readonly #heard: (table: string, witnesses: readonly Witness[]) => void
  #clients: Client[] = []
  #matches = 0

  constructor(
    plan: PartyPlan,
    around: Omit<Surroundings, 'rng'>,
    heard: (table: string, witnesses: readonly Witness[]) => void,
  ) {
    this.#plan = plan
    this.#rng = Rng.fromSeed(`party ${plan.seed}`)
    this.#around = { ...around, rng: this.#rng }
    this.#heard = heard
  }

  /** Plays until it is time to rest. A match that was begun is played to its end. */
  async play(isTime: () => boolean): Promise<void> {
    const names = Array.from({ length: this.#plan.people }, (_, place) => `${this.#plan.name} ${place}`)
    this.#clients = await Promise.all(names.map((name) => Client.named(name, this.#around)))
    let next: string | undefined
    while (!isTime()) {
      const table = next ?? (await this.#gather())
      await this.#start(table)
      await this.#race(table)
      next = this.#rng.int(2) === 0 && !isTime() ? await this.#rematch(table) : undefined
    }
  }

  /** A new table, where everyone takes a seat. */
  async #gather(): Promise<string> {
    const { box, people } = this.#plan
    const [host, ...others] = this.#clients
    if (!host) throw new Error('A party is of one at least.')
    const { id, seats } = box.game.meta
    const bots = Math.min(seats.max - people, Math.max(seats.min - people, this.#rng.int(3)))
    const wishes = [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' })),
    ]
    const holding = this.#rng.int(2) === 0
    const request = { game: id, options: this.#options(), seats: wishes, holding }
    const { table, you } = bodyOf(TableNow, (await host.ask('POST', '/api/tables', request)).answer)
    await Promise.all(others.map((other) => this.#join(other, table.id, you.invite)))
    return table.id
  }

  /** Usual in the first match, so that short runs stay short. */
  #options(): unknown {
    const { box, options } = this.#plan
    if (options === 'usual') return {}
    const { meta } = box.game
    const sets = (meta.sets ?? []).filter(({ seats }) => seats === undefined)
    const isSet = sets.length > 0 && this.#rng.int(2) === 0
    return isSet ? this.#rng.pick(sets).options : this.#rng.pick(someOptions(meta, 30, this.#rng))
  }

  async #join(client: Client, table: string, invite: string | undefined): Promise<void> {
    const { answer } = await client.ask('POST', `/api/tables/${table}/join`, { invite })
    const { seat } = bodyOf(TableNow, answer).you
    if (seat === undefined) this.#around.model.fault(`${client.name} joined ${table} and has no seat.`)
    else this.#around.model.seated.push({ table, seat, person: client.id })
  }

  /** Whoever is host starts. Where the answer was lost, the match may have started already. */
  async #start(table: string): Promise<void> {
    const { model } = this.#around
    const host = await this.#hostOf(table)
    const { answer, lost } = await host.ask('POST', `/api/tables/${table}/start`)
    const isStarted = answer.status === 200 || (lost > 0 && troubleOf(answer) === 'already-started')
    if (!isStarted) model.fault(`Starting ${table} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
    model.tables.add(table)
    this.#matches++
  }

  async #hostOf(table: string): Promise<Client> {
    for (const client of this.#clients) {
      const { answer } = await client.ask('GET', `/api/tables/${table}`)
      if (bodyOf(TableNow, answer).you.host) return client
    }
    throw new Error(`Nobody of the party is host of ${table}.`)
  }

  async #race(table: string): Promise<void> {
    const seed = `${this.#plan.seed} match ${this.#matches}`
    const players = await Promise.all(
      this.#clients.map(async (client) => {
        const { table: now, you } = bodyOf(TableNow, (await client.ask('GET', `/api/tables/${table}`)).answer)
        if (you.seat === undefined) throw new Error(`${client.name} has no seat at ${table}.`)
        return new Player(client, { table, seat: you.seat, holding: now.holding }, seed)
      }),
    )
    await Promise.all(players.map((player) => player.playOut()))
    this.#around.model.finished.add(table)
    this.#heard(
      table,
      players.map(({ witness }) => witness),
    )
  }

  /** Everyone asks for it, at once, and comes to the same table. */
  async #rematch(table: string): Promise<string> {
    const answers = await Promise.all(
      this.#clients.map(async (client) => {
        await pause(this.#rng.int(20))
        return bodyOf(TableNow, (await client.ask('POST', `/api/tables/${table}/rematch`)).answer).table.id
      }),
    )
    for (const next of answers) this.#around.model.rematch(table, next)
    return answers[0] ?? table
  }
}
