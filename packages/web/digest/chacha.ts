/** ChaCha8 as the page has it: what `@noble/ciphers` answers, in a fifth of its size. A test holds the two together. */

/** "expand 32-byte k" */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** Which four words are stirred together: first the columns of the square, then its diagonals. */
const quarters = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const rounds = 8

/** Puts the message, covered by the key's stream from a block on, into `output`. */
export function chacha8(
  key: Uint8Array,
  nonce: Uint8Array,
  message: Uint8Array,
  output: Uint8Array,
  block: number,
): Uint8Array {
  const given = [...constants, ...wordsOf(key), block, ...wordsOf(nonce)]
  const stream = new DataView(new ArrayBuffer(64))
  for (let place = 0; place < message.length; place += 64, given[12] = (given[12] ?? 0) + 1) {
    const words = Int32Array.from(given)
    for (let round = 0; round < rounds; round += 2) for (const quarter of quarters) stir(words, quarter)
    for (const [index, word] of words.entries()) stream.setInt32(4 * index, word + (given[index] ?? 0), true)
    for (let byte = 0; byte < 64 && place + byte < message.length; byte++)
      output[place + byte] = (message[place + byte] ?? 0) ^ stream.getUint8(byte)
  }
  return output
}

function stir(words: Int32Array, [a, b, c, d]: (typeof quarters)[number]): void {
  add(words, a, b, d, 16)
  add(words, c, d, b, 12)
  add(words, a, b, d, 8)
  add(words, c, d, b, 7)
}

/** Adds a word to the sum, and turns what is covered by it. */
function add(words: Int32Array, sum: number, word: number, covered: number, turn: number): void {
  const added = ((words[sum] ?? 0) + (words[word] ?? 0)) | 0
  const mixed = (words[covered] ?? 0) ^ added
  words[sum] = added
  words[covered] = (mixed << turn) | (mixed >>> (32 - turn))
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(4 * index, true))
}
