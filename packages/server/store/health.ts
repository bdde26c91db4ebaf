import { Lost, type Unwritten } from './write.ts'

/** How it stands with the store: whether the last that was to be written was written. */
export type Health =
  | { readonly state: 'well' }
  /** It may be read and not written, for a full disk, say. */
  | { readonly state: 'unwritable'; readonly why: string }
  /** It is not the store any more that one would start from again: whatever it says may be gone tomorrow. */
  | { readonly state: 'lost'; readonly why: string }

export interface HealthListener {
  /** Each time that something could not be written; `news` unless the same was said a short while ago. */
  failed(health: Exclude<Health, { state: 'well' }>, news: boolean): void
  recovered(): void
}

/** For those who do not listen. */
export const deaf: HealthListener = { failed() {}, recovered() {} }

/** Milliseconds after which what is still so is said once more. */
const reminder = 60_000

export class StoreHealth {
  readonly #listener: HealthListener
  readonly #clock: () => number
  #now: Health = { state: 'well' }
  #said = Number.NEGATIVE_INFINITY

  constructor(listener: HealthListener, clock: () => number = () => performance.now()) {
    this.#listener = listener
    this.#clock = clock
  }

  get now(): Health {
    return this.#now
  }

  failed(error: Unwritten): void {
    const before = this.#now.state
    const health = { state: error instanceof Lost ? 'lost' : 'unwritable', why: error.message } as const
    this.#now = health
    const news = before !== health.state || this.#clock() - this.#said >= reminder
    if (news) this.#said = this.#clock()
    this.#listener.failed(health, news)
  }

  succeeded(): void {
    if (this.#now.state === 'well') return
    this.#now = { state: 'well' }
    this.#listener.recovered()
  }
}
