import { setTimeout as pause } from 'node:timers/promises'

/**
 * Work that takes long goes one after the other, and rests after each as long as it took: then it never has more than
 * half of the event loop, and nobody's command waits for more than one piece of it.
 */
export class Lane {
  #last: Promise<void> = Promise.resolve()
  readonly #clock: () => number
  readonly #rest: (milliseconds: number) => Promise<void>

  constructor(clock = () => performance.now(), rest: (milliseconds: number) => Promise<void> = pause) {
    this.#clock = clock
    this.#rest = rest
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    let took = 0
    const done = this.#last.then(async () => {
      const start = this.#clock()
      try {
        return await work()
      } finally {
        took = this.#clock() - start
      }
    })
    this.#last = done.then(
      () => this.#rest(took),
      () => this.#rest(took),
    )
    return done
  }
}
