/** A text as the codewords of a QR code, in bytes and with the correction that restores 15 % (level M). */
import { redundancy } from './reed-solomon.ts'

/** By version, from 1 on: how many blocks the data are cut into, and how many codewords correct each. */
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]

export interface Codewords {
  /** From 1 to 10: how large the code is. */
  readonly version: number
  readonly words: readonly number[]
}

/** Undefined if the text is too long: more than 213 bytes. */
export function codewordsOf(text: string): Codewords | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  for (const index of blocks.keys()) {
    const version = index + 1
    const room = dataRoom(version)
    const lengthBits = version < 10 ? 8 : 16
    if (4 + lengthBits + 8 * bytes.length > 8 * room) continue
    const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, lengthBits), ...bytes.flatMap((byte) => bitsOf(byte, 8))]
    return { version, words: interleaved(padded(bits, room), version) }
  }
  return undefined
}

export function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1)
}

/** All modules that carry codewords, in bytes. */
function wholeRoom(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2
    modules -= (25 * marks - 10) * marks - 55
    if (version >= 7) modules -= 36
  }
  return Math.floor(modules / 8)
}

function dataRoom(version: number): number {
  return wholeRoom(version) - (blocks[version - 1] ?? 0) * (corrections[version - 1] ?? 0)
}

function padded(bits: readonly number[], room: number): number[] {
  const filled = [...bits, ...new Array<number>(Math.min(4, 8 * room - bits.length)).fill(0)]
  while (filled.length % 8 > 0) filled.push(0)
  const words = Array.from({ length: filled.length / 8 }, (_, at) =>
    filled.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0),
  )
  for (let fill = 0xec; words.length < room; fill ^= 0xec ^ 0x11) words.push(fill)
  return words
}

/** The blocks with their corrections, a codeword of each in turn; the last blocks may be one longer. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = blocks[version - 1] ?? 1
  const correction = corrections[version - 1] ?? 0
  const short = Math.floor(data.length / count)
  const longOnes = data.length % count
  let from = 0
  const cut = Array.from({ length: count }, (_, block) => {
    const part = data.slice(from, from + short + Number(block >= count - longOnes))
    from += part.length
    return part
  })
  const corrected = cut.map((part) => redundancy(part, correction))
  return [...inTurn(cut), ...inTurn(corrected)]
}

function inTurn(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => parts.flatMap((part) => part[place] ?? [])).flat()
}
