/** The modules of a QR code: patterns by which it is found, then the codewords, masked. */
import { bitsOf, type Codewords } from './codewords.ts'

/** Rows of modules, true where it is dark. */
export type Modules = boolean[][]

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

export const maskCount = masks.length

/** The whole code, under one of the eight masks. */
export function drawn({ version, words }: Codewords, mask: number): Modules {
  const size = 4 * version + 17
  const modules: Modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const taken: Modules = modules.map((row) => [...row])
  const put = (x: number, y: number, isDark: boolean) => {
    const [row, takenRow] = [modules[y], taken[y]]
    if (!row || !takenRow || x < 0 || x >= size) return
    row[x] = isDark
    takenRow[x] = true
  }
  drawFinders(size, put)
  drawAlignments(version, size, put)
  drawFormat(mask, size, put)
  if (version >= 7) drawVersion(version, size, put)
  const isMasked = masks[mask] ?? masks[0]
  const bits = words.flatMap((word) => bitsOf(word, 8))
  for (const [place, [x, y]] of freeModules(size, taken).entries()) {
    const row = modules[y]
    if (row) row[x] = (bits[place] === 1) !== isMasked?.(x, y)
  }
  return modules
}

type Put = (x: number, y: number, isDark: boolean) => void

/** Three corners with their rims, and the dotted lines between them. */
function drawFinders(size: number, put: Put): void {
  for (let place = 0; place < size; place++) {
    put(6, place, place % 2 === 0)
    put(place, 6, place % 2 === 0)
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        if (top + dy >= 0 && top + dy < size) put(left + dx, top + dy, ring !== 2 && ring !== 4)
      }
    }
  }
}

function drawAlignments(version: number, size: number, put: Put): void {
  const places = alignments(version, size)
  const last = places.length - 1
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) put(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  }
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - step * (count - 2 - place))]
}

/** Level M and the mask, twice, with their correction. */
function drawFormat(mask: number, size: number, put: Put): void {
  const bits = bitsOf(((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412, 15).reverse()
  for (const [place, bit] of bits.entries()) {
    const isDark = bit === 1
    if (place < 6) put(8, place, isDark)
    else if (place < 8) put(8, place + 1, isDark)
    else put(place === 8 ? 7 : 14 - place, 8, isDark)
    if (place < 8) put(size - 1 - place, 8, isDark)
    else put(8, size - 15 + place, isDark)
  }
  put(8, size - 8, true)
}

function drawVersion(version: number, size: number, put: Put): void {
  const bits = bitsOf((version << 12) | remainder(version << 12, 0x1f25, 12), 18).reverse()
  for (const [place, bit] of bits.entries()) {
    const far = size - 11 + (place % 3)
    const near = Math.floor(place / 3)
    put(far, near, bit === 1)
    put(near, far, bit === 1)
  }
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value
  for (let place = 20; place >= degree; place--) if ((rest >> place) & 1) rest ^= divisor << (place - degree)
  return rest
}

/** Those that carry codewords, in their order: two columns at a time, up and down, from the right. */
function freeModules(size: number, taken: Modules): [number, number][] {
  const free: [number, number][] = []
  for (let right = size - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    // The dotted line is no column of its own.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!taken[y]?.[x]) free.push([x, y])
    }
  }
  return free
}
