/** SHA-256 as the page has it: what `@noble/hashes` answers, in a fifth of its size. A test holds the two together. */

/** The first 32 bits of what follows the point in the roots of the first primes: exact in a double, with bits to spare. */
function ofPrimes(count: number, root: number): Int32Array {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return Int32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * 2 ** 32)
}

const start = ofPrimes(8, 2)
const rounds = ofPrimes(64, 3)
const words = new Int32Array(64)

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const at = (list: Int32Array, index: number) => list[index] ?? 0

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6))
  new Uint8Array(padded.buffer).set(message)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 8, message.length / 2 ** 29)
  padded.setUint32(padded.byteLength - 4, message.length << 3)
  const hash = start.slice()
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = padded.getInt32(block + 4 * index)
    for (let index = 16; index < 64; index++) {
      const [early, late] = [at(words, index - 15), at(words, index - 2)]
      words[index] =
        at(words, index - 16) +
        at(words, index - 7) +
        (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
        (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (let index = 0; index < 64; index++) {
      const one = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + h
      const mixed = one + at(rounds, index) + at(words, index)
      const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + other) | 0]
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = at(hash, index) + word
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of hash.entries()) digest.setInt32(4 * index, word)
  return new Uint8Array(digest.buffer)
}
