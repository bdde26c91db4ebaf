import { Worker } from 'node:worker_threads'
import type { BotQuestion } from '@paddock/bots/messages'
import type { Reply } from './answer-questions.ts'

/** A bot has not decided. Its thread may be gone. */
export class Undecided extends Error {
  override readonly name = 'Undecided'
}

/** Milliseconds within which a thread has everything at hand; one that takes longer will never have it. */
const startUp = 30_000

interface Asked {
  readonly id: number
  readonly settle: (place: number | Undecided) => void
  begun: number | undefined
  late: NodeJS.Timeout
}

/** Someone who answers one question at a time. */
export interface Thinker {
  /** The place of the choice in the list. Rejects as `Undecided` if no answer comes in time. */
  think(question: Omit<BotQuestion, 'id'>): Promise<number>
  /** How long the latest thought took, in milliseconds. */
  readonly took: number
  /** Ends it, in the middle of a thought if need be. */
  end(why: string): Promise<void>
}

/** A thread starts with its first question, and anew after it has been ended or has died. */
export class BotThread implements Thinker {
  took = 0
  readonly #module: URL
  readonly #budget: number
  #worker: Worker | undefined
  #asked: Asked | undefined
  #id = 0

  constructor(module: URL, budget: number) {
    this.#module = module
    this.#budget = budget
  }

  async think(question: Omit<BotQuestion, 'id'>): Promise<number> {
    const id = ++this.#id
    const { promise, resolve } = Promise.withResolvers<number | Undecided>()
    const late = this.#within(id, startUp, 'its thread did not start')
    const asked: Asked = { id, settle: resolve, begun: undefined, late }
    this.#asked = asked
    this.#worker ??= this.#start()
    this.#worker.postMessage({ ...question, id })
    const place = await promise
    clearTimeout(asked.late)
    this.#asked = undefined
    this.took = asked.begun === undefined ? 0 : performance.now() - asked.begun
    if (place instanceof Undecided) throw place
    return place
  }

  async end(why: string): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    this.#asked?.settle(new Undecided(why))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#module)
    const died = (why: string): void => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#asked?.settle(new Undecided(`its thread has died: ${why}`))
    }
    return worker
      .on('message', (reply: Reply) => this.#hear(reply))
      .on('error', (error) => died(String(error)))
      .on('exit', (code) => died(`exit code ${code}`))
  }

  #hear(reply: Reply): void {
    const asked = this.#asked
    if (!asked) return
    if ('begun' in reply) {
      if (reply.begun !== asked.id) return
      clearTimeout(asked.late)
      asked.begun = performance.now()
      asked.late = this.#within(asked.id, this.#budget, `it thought for more than ${this.#budget} ms`)
    } else if (reply.id === asked.id) {
      asked.settle('choice' in reply ? reply.choice : new Undecided(reply.problem))
    }
  }

  #within(id: number, milliseconds: number, why: string): NodeJS.Timeout {
    const giveUp = (): void => {
      if (this.#asked?.id === id) void this.end(why)
    }
    // An answer may have come while everything else stood still: it is heard first.
    return setTimeout(() => setImmediate(giveUp), milliseconds)
  }
}
