/** Someone who plays one match to its end: decides, changes their mind, takes back, talks, drops out and comes back. */
import { setTimeout as pause } from 'node:timers/promises'
import { isObject, Rng } from '@paddock/kernel'
import { type AskedTold, CommandDone, Journal, TableNow } from '@paddock/protocol'
import { bodyOf } from '../testing/guest.ts'
import { type Client, isNothingDone, patience, type Surroundings } from './client.ts'
import { Ear } from './ear.ts'
import { Witness } from './witness.ts'

export interface Place {
  readonly table: string
  readonly seat: number
  readonly holding: boolean
}

type Kind = 'act' | 'undo'

interface What {
  readonly action?: unknown
  readonly at?: number
}

/** `lost`: nobody knows what became of it; `later`: nothing, and it may be tried again. */
type Attempt = { readonly done: CommandDone | undefined } | 'lost' | 'later'

/** A socket that is open and silent for so long, in milliseconds, is held against what a request says. */
const silence = 3_000
/** Longer than that it may not be behind. */
const longestBehind = 30_000

export class Player {
  readonly witness: Witness
  readonly #client: Client
  readonly #around: Surroundings
  readonly #place: Place
  readonly #path: string
  readonly #rng: Rng
  readonly #ear: Ear | undefined
  #commands = 0
  #heardAt = performance.now()
  #heard: AskedTold | undefined

  constructor(client: Client, place: Place, seed: string) {
    this.#client = client
    this.#rng = Rng.fromSeed(`${seed} ${client.name}`)
    this.#around = { ...client.around, rng: this.#rng }
    this.#place = place
    this.#path = `/api/tables/${place.table}`
    this.witness = new Witness(client.around.model, `${client.name} at ${place.table}`, place.seat)
    // Some play without ever opening a socket, as programs may.
    const isDeaf = this.#rng.int(5) === 0
    this.#ear = isDeaf ? undefined : new Ear(this.#around, place.table, this.witness, () => client.headers())
  }

  async playOut(): Promise<void> {
    const { seat, holding } = this.#place
    for (;;) {
      const asked = await this.#asked()
      if (asked?.ranking) break
      const owes = asked?.pending.includes(seat) ?? false
      const isSure = asked?.decided.includes(seat) && this.#rng.int(100) > 0
      if (asked && owes && !isSure) await this.#decide(asked)
      else await pause(3)
      if (this.#rng.int(300) === 0) await this.#say()
      if (this.#rng.int(400) === 0) this.#ear?.cut()
      if (holding && this.#rng.int(1_500) === 0) await this.#stepOut()
    }
    await this.#readOn()
    this.#ear?.stop()
  }

  /** Where the match stands: by what the socket has told, or by asking. */
  async #asked(): Promise<AskedTold | undefined> {
    if (!this.#ear?.isOpen) return await this.#look()
    const { asked } = this.witness
    if (asked !== this.#heard) {
      this.#heard = asked
      this.#heardAt = performance.now()
    }
    if (performance.now() - this.#heardAt > silence) await this.#checkEar()
    return this.witness.asked
  }

  async #look(): Promise<AskedTold | undefined> {
    const { answer } = await this.#client.ask('GET', this.#path)
    return bodyOf(TableNow, answer).position
  }

  /** A socket may be behind for a moment, but not for long. */
  async #checkEar(): Promise<void> {
    const now = await this.#look()
    const behindSince = performance.now()
    while (this.#ear?.isOpen && now && (this.witness.asked?.entry ?? 0) < now.entry) {
      if (performance.now() - behindSince > longestBehind) {
        const { n, asked } = this.witness
        const behind = `at line ${n}, entry ${asked?.entry}, was not told of entry ${now.entry}`
        this.#around.model.fault(`${this.#client.name} at ${this.#place.table}, ${behind}.`)
        this.#ear.cut()
        break
      }
      await pause(20)
    }
    this.#heardAt = performance.now()
  }

  async #decide({ choices, entry }: AskedTold): Promise<void> {
    const action = choices[this.#rng.int(choices.length)]
    const at = this.#rng.int(2) === 0 ? { at: entry } : {}
    const done = await this.#command('act', { action, ...at })
    if (done && this.#rng.int(12) === 0) await this.#command('undo', {})
  }

  /** The same command is sent until it is answered: it may have been carried out before, or not. */
  async #command(kind: Kind, what: What): Promise<boolean> {
    const { model } = this.#around
    const { table, seat } = this.#place
    const id = `${kind} ${this.#commands++}`
    const { done, lost } = await this.#persist(kind, id, what)
    if (!done) {
      // An earlier attempt that nobody waited for any more may arrive later, and be carried out then.
      const refused = lost === 0 ? model.refused : model.unsure
      refused.add(`${table} ${seat} ${id}`)
      return false
    }
    const { entry, n, outcome, repeated } = done
    if (repeated && lost === 0) model.fault(`Command ${id} of seat ${seat} at ${table} was done unsaid.`)
    model.done({ table, seat, id, ...(kind === 'act' ? { action: what.action } : {}), entry, n, outcome })
    if (this.#rng.int(20) > 0) return true
    // Whoever sends a command once more is told what it did the first time.
    const { done: again } = await this.#persist(kind, id, what)
    if (!again?.repeated || again.entry !== entry)
      model.fault(`Entry ${entry} of ${table} was sent again: ${again?.entry}`)
    return true
  }

  /** Over the socket or by request, each time anew. Nothing done means that it was refused. */
  async #persist(kind: Kind, id: string, what: What): Promise<{ done: CommandDone | undefined; lost: number }> {
    for (let lost = 0; ; ) {
      const overSocket = this.#ear?.isOpen && this.#rng.int(2) === 0
      const answer = await (overSocket ? this.#overSocket(kind, id, what) : this.#byRequest(kind, id, what))
      if (typeof answer !== 'string') return { done: answer.done, lost }
      if (answer === 'lost') lost++
      await pause(10)
    }
  }

  async #byRequest(kind: Kind, id: string, what: What): Promise<Attempt> {
    const address = this.#around.where.any(this.#rng)
    if (address === undefined) return 'later'
    const answer = await this.#client.once(address, 'POST', `${this.#path}/${kind}`, { id, ...what })
    if (typeof answer === 'string') return answer
    return { done: answer.status === 200 ? bodyOf(CommandDone, answer) : undefined }
  }

  async #overSocket(kind: Kind, id: string, { action, ...at }: What): Promise<Attempt> {
    const message = isObject(action)
      ? { type: 'act' as const, id, action, ...at }
      : { type: 'undo' as const, id, ...at }
    const answer = (await this.#ear?.command(message, patience)) ?? 'lost'
    if (answer === 'lost') return answer
    if (answer.type === 'done') return { done: answer }
    const { code, message: said } = answer.error
    if (code === 'internal') this.#around.model.fault(`${kind} over a socket was refused: ${said}`)
    if (code === 'unavailable') return isNothingDone(said) ? 'later' : 'lost'
    return { done: undefined }
  }

  /** Lines of chat have no name by which they could be sent again, so each is sent once. */
  async #say(): Promise<void> {
    const { model, where } = this.#around
    const { table, seat } = this.#place
    const address = where.any(this.#rng)
    if (address === undefined) return
    const text = `${this.#client.name} says ${this.#commands++}`
    const answer = await this.#client.once(address, 'POST', `${this.#path}/chat`, { text })
    if (typeof answer !== 'string' && answer.status !== 201) model.fault(`Chat was answered ${answer.status}.`)
    const fate = answer === 'lost' ? 'unknown' : answer === 'later' ? 'absent' : 'there'
    model.said.push({ table, seat, text, fate })
  }

  /** Leaves the seat to a bot for a while. */
  async #stepOut(): Promise<void> {
    await this.#client.ask('POST', `${this.#path}/leave`)
    await pause(this.#rng.int(200))
  }

  /** Reads whatever was not heard, so that this client knows the whole log. */
  async #readOn(): Promise<void> {
    for (let after = 0; ; ) {
      const { answer } = await this.#client.ask('GET', `${this.#path}/journal?after=${after}`)
      const { steps } = bodyOf(Journal, answer)
      for (const { entry, seat, outcome, at } of steps) this.witness.heardOf(entry, `${seat} ${outcome} ${at}`)
      const last = steps.at(-1)?.entry
      if (last === undefined) return
      after = last
    }
  }
}
