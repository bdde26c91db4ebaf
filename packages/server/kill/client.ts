/** Someone who asks until there is an answer, whatever becomes of the servers in the meantime. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '@paddock/kernel'
import { Me, TroubleTold } from '@paddock/protocol'
import { type Answer, bodyOf, Guest } from '../testing/guest.ts'
import type { Addresses } from './addresses.ts'
import type { Model } from './model.ts'

/** How long an answer is waited for, in milliseconds, before the same is asked again, maybe elsewhere. */
export const patience = 4_000

export interface Surroundings {
  readonly model: Model
  readonly where: Addresses
  readonly rng: Rng
}

/** An answer, and whether earlier attempts went unanswered: what they did is not known. */
export interface Heard {
  readonly answer: Answer
  readonly lost: number
}

export class Client {
  readonly name: string
  readonly around: Surroundings
  readonly #guest = new Guest('')
  id = ''

  constructor(name: string, around: Surroundings) {
    this.name = name
    this.around = around
  }

  static async named(name: string, around: Surroundings): Promise<Client> {
    const client = new Client(name, around)
    const { answer } = await client.ask('POST', '/api/me', { name })
    const { person } = bodyOf(Me, answer)
    if (!person) throw new Error(`Nobody may be called ${name}: ${JSON.stringify(answer.body)}`)
    client.id = person.id
    return client
  }

  headers(): Readonly<Record<string, string>> {
    return this.#guest.headers
  }

  /** Asks until there is an answer that is one. */
  async ask(method: string, path: string, body?: unknown): Promise<Heard> {
    for (let lost = 0; ; ) {
      const address = this.around.where.any(this.around.rng)
      const answer = address === undefined ? 'nowhere' : await this.once(address, method, path, body)
      if (typeof answer !== 'string') return { answer, lost }
      if (answer === 'lost') lost++
      await pause(10)
    }
  }

  /** One attempt. `lost`: nobody knows whether it was done; `later`: the server says that it was not. */
  async once(address: string, method: string, path: string, body?: unknown): Promise<Answer | 'lost' | 'later'> {
    const here = this.#guest.at(address)
    const answer = await here
      .request(path, {
        method,
        signal: AbortSignal.timeout(patience),
        ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' } }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      .catch(() => undefined)
    if (!answer) return 'lost'
    this.#guest.become(here)
    if (answer.status === 503) return isNothingDone(bodyOf(TroubleTold, answer).error.message) ? 'later' : 'lost'
    if (answer.status >= 500) {
      this.around.model.fault(`${method} ${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
      return 'lost'
    }
    return answer
  }
}

/** A server that says so must not have done it after all. */
export function isNothingDone(message: string): boolean {
  return message.includes('nothing was done')
}
