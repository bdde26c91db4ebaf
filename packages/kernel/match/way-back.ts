import type { Seat } from '../game.ts'
import type { Checkpoint } from './undo.ts'

/** How far back undo reaches. Bounds what a match that only one seat plays keeps in memory. */
const furthest = 32

/** The latest entries of the seat that acts, as long as nothing closed the way back behind them. */
export class WayBack<State, Action> {
  #checkpoints: Checkpoint<State, Action>[]

  constructor(checkpoints: readonly Checkpoint<State, Action>[] = []) {
    this.#checkpoints = [...checkpoints]
  }

  get checkpoints(): readonly Checkpoint<State, Action>[] {
    return this.#checkpoints
  }

  /** Where the seat would get back to; undefined if its latest entry cannot be the one to take back. */
  from(seat: Seat): Checkpoint<State, Action> | undefined {
    const last = this.#checkpoints.at(-1)
    return last?.seat === seat ? last : undefined
  }

  /** Keeps the way open behind one more entry; another seat's entries before it are closed. */
  open(checkpoint: Checkpoint<State, Action>): void {
    if (!this.from(checkpoint.seat)) this.close()
    this.#checkpoints.push(checkpoint)
    if (this.#checkpoints.length > furthest) this.#checkpoints.shift()
  }

  close(): void {
    this.#checkpoints = []
  }

  /** Goes back behind the latest entry. */
  take(): Checkpoint<State, Action> {
    const last = this.#checkpoints.pop()
    if (!last) throw new Error('there is no way back')
    return last
  }
}
