import { setImmediate as nextTurn } from 'node:timers/promises'
import { Unwritten, type Write } from './write.ts'

/**
 * Writes all of them in one transaction and syncs it to disk. What comes back stands for each write:
 * undefined if it is on disk, the error if that one was left out. Throws if nothing was written.
 */
export type Commit = (writes: readonly Write[]) => Promise<readonly (Error | undefined)[]>

interface Waiting {
  readonly write: Write
  resolve(): void
  reject(error: Error): void
}

/** So many writes go into one transaction at most, so that the first need not wait for ever. */
const mostAtOnce = 500

/**
 * Group commit. A sync to disk costs the same for one command as for a hundred, so everything that
 * arrives in the same turn of the event loop, or while the last batch is being written, shares the
 * next one. A promise resolves when its write is on disk, not before.
 */
export class WriteQueue {
  readonly #commit: Commit
  #waiting: Waiting[] = []
  #drained: Promise<void> | undefined

  constructor(commit: Commit) {
    this.#commit = commit
  }

  write(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      this.#drained ??= this.#drain()
    })
  }

  /** Resolves when nothing is left to write. */
  async drained(): Promise<void> {
    await this.#drained
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn()
      const batch = this.#waiting.splice(0, mostAtOnce)
      const outcomes = await this.#attempt(batch.map(({ write }) => write))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const error = outcomes[index]
        if (error) reject(error)
        else resolve()
      }
    }
    this.#drained = undefined
  }

  async #attempt(writes: readonly Write[]): Promise<readonly (Error | undefined)[]> {
    try {
      return await this.#commit(writes)
    } catch (cause) {
      const error =
        cause instanceof Unwritten ? cause : new Unwritten(`The store could not be written: ${cause}`, { cause })
      return writes.map(() => error)
    }
  }
}
