import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator'

const twoTo32 = 2 ** 32

/** Where an rng stands, as plain JSON. */
export interface RngState {
  readonly words: readonly number[]
  readonly draws: number
}

/**
 * Random numbers that can be repeated: seeded by any string, saved and restored at any point.
 * Rules take one as an argument and never keep it.
 */
export class Rng {
  readonly #generator: JumpableRandomGenerator
  #draws: number

  private constructor(words: readonly number[], draws: number) {
    this.#generator = xoroshiro128plusFromState(words)
    this.#draws = draws
  }

  /** The stream that belongs to this seed: all 128 bits of it come from the seed's hash. */
  static fromSeed(seed: string): Rng {
    const digest = sha256(utf8ToBytes(`paddock rng ${seed}`))
    const bytes = new DataView(digest.buffer, digest.byteOffset)
    return new Rng(
      [0, 4, 8, 12].map((offset) => bytes.getInt32(offset)),
      0,
    )
  }

  static fromState(state: RngState): Rng {
    return new Rng(state.words, state.draws)
  }

  /** How many numbers have been asked for. An undo is refused when this moved. */
  get draws(): number {
    return this.#draws
  }

  state(): RngState {
    return { words: [...this.#generator.getState()], draws: this.#draws }
  }

  /**
   * A whole number from 0 to `count` − 1, each exactly equally likely. `count` is at most a million
   * or two: the product below must stay exact in a double.
   */
  int(count: number): number {
    this.#draws++
    // Lemire's method: the high half of word × count, unless the low half falls where it would be unfair.
    let word = this.#generator.next() >>> 0
    let low = Math.imul(word, count) >>> 0
    if (low < count) {
      const unfair = (twoTo32 - count) % count
      while (low < unfair) {
        word = this.#generator.next() >>> 0
        low = Math.imul(word, count) >>> 0
      }
    }
    return (word * count - low) / twoTo32
  }

  /** Puts the items into random order, in place. Every order is equally likely. */
  shuffle(items: unknown[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.int(last + 1)
      const moved = items[last]
      items[last] = items[other]
      items[other] = moved
    }
  }

  /** One of the items. There must be at least one. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(items.length)]
    if (item === undefined) throw new RangeError('pick: nothing to pick from')
    return item
  }
}
