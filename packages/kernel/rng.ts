import { chacha8 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Where an rng stands, as plain JSON. It holds the key, and with it all that is yet to come. */
export interface RngState {
  readonly key: string
  /** How many words of the stream are used up. */
  readonly words: number
  readonly draws: number
}

const twoTo32 = 2 ** 32
/** Words made at a time: enough to make them cheap, few enough that a short life costs little. */
const batch = 512
const nonce = new Uint8Array(12)
const zeros = new Uint8Array(batch * 4)
const blocksPerBatch = zeros.length / 64

/**
 * Random numbers that can be repeated: seeded by any text, saved and restored at any point. Rules
 * take one as an argument and never keep it.
 *
 * The stream is ChaCha8, keyed by the seed's hash. A statistical generator would be faster still,
 * but whoever has seen enough cards of a shuffle could work out its state, and with it the hands
 * of the others.
 */
export class Rng {
  readonly #key: Uint8Array
  /** The key as a text, since every entry of a match asks where its rng stands. */
  #name: string | undefined
  #words: number
  #draws: number
  /** The batch that the next word is in; made when it is first needed. */
  #batch: DataView<ArrayBuffer> | undefined

  private constructor(key: Uint8Array, words: number, draws: number) {
    this.#key = key
    this.#words = words
    this.#draws = draws
  }

  static fromSeed(seed: string): Rng {
    return new Rng(sha256(utf8ToBytes(`paddock rng ${seed}`)), 0, 0)
  }

  static fromState({ key, words, draws }: RngState): Rng {
    return new Rng(hexToBytes(key), words, draws)
  }

  /** How many numbers have been asked for. An undo is refused when this moved. */
  get draws(): number {
    return this.#draws
  }

  state(): RngState {
    this.#name ??= bytesToHex(this.#key)
    return { key: this.#name, words: this.#words, draws: this.#draws }
  }

  /**
   * A whole number from 0 to `count` − 1, each exactly equally likely. `count` is at most a million
   * or two: the product below must stay exact in a double.
   */
  int(count: number): number {
    this.#draws++
    // Lemire's method: the high half of word × count, unless the low half falls where it would be unfair.
    let word = this.#word()
    let low = Math.imul(word, count) >>> 0
    if (low < count) {
      const unfair = (twoTo32 - count) % count
      while (low < unfair) {
        word = this.#word()
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

  #word(): number {
    const place = this.#words % batch
    if (place === 0 || this.#batch === undefined) this.#batch = this.#nextBatch(this.#batch)
    this.#words++
    return this.#batch.getUint32(place * 4, true)
  }

  /** Makes the batch that the next word is in, in the place of the one before. */
  #nextBatch(before = new DataView(new ArrayBuffer(zeros.length))): DataView<ArrayBuffer> {
    const number = Math.floor(this.#words / batch)
    chacha8(this.#key, nonce, zeros, new Uint8Array(before.buffer), number * blocksPerBatch)
    return before
  }
}
