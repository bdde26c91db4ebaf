import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { codewordsOf } from './codewords.ts'
import { drawn, type Modules } from './matrix.ts'
import { qrOf } from './qr.ts'
import { redundancy } from './reed-solomon.ts'

const lines = (modules: Modules) => modules.map((row) => row.map(Number).join(''))

test('the correction of a block is the one that the standard’s example has', () => {
  // HELLO WORLD, version 1, level M.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(redundancy(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

/** The longest text of every version, a mask, and the beginning of the SHA-256 of the code that another encoder made. */
const made = [
  [14, 0, 'a39649898590cbe8'],
  [26, 1, 'c34f3a255fb6b473'],
  [42, 2, 'dfafcf499857d736'],
  [62, 3, '50057cf3e2282501'],
  [84, 4, '5990643ac40155bd'],
  [106, 5, '1343388660b659a1'],
  [122, 6, 'f67e41cb06f48d08'],
  [152, 7, 'c4696e8d6b430b50'],
  [180, 0, '31ea29c617565fcb'],
  [213, 1, '94872627141c6aa4'],
] as const

test.each(made)('an address of %i bytes is the code that others make of it', (length, mask, hash) => {
  const text = 'https://paddock.example/join/'.padEnd(length, '0123456789abcdef').slice(0, length)
  const codewords = codewordsOf(text)
  if (!codewords) throw new Error('too long')
  const bits = lines(drawn(codewords, mask)).join('\n')
  expect(createHash('sha256').update(bits).digest('hex').slice(0, 16)).toBe(hash)
})

test('the mask is said in the code as the standard lists it for level M', () => {
  const listed = ['101010000010010', '101000100100101', '101111001111100', '101101101001011']
  const codewords = codewordsOf('a')
  for (const [mask, format] of listed.entries()) {
    const modules = codewords ? drawn(codewords, mask) : []
    const row = modules[8] ?? []
    const said = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => Number(row[x]))
    const below = [7, 5, 4, 3, 2, 1, 0].map((y) => Number(modules[y]?.[8]))
    expect([...said, ...below].join('')).toBe(format)
  }
})

test('a text becomes the smallest code that holds it, and none where it is too long', () => {
  expect(qrOf('x'.repeat(14))).toHaveLength(21)
  expect(qrOf('x'.repeat(15))).toHaveLength(25)
  expect(qrOf('é'.repeat(8))).toHaveLength(25)
  expect(qrOf('x'.repeat(213))).toHaveLength(57)
  expect(qrOf('x'.repeat(214))).toBeUndefined()
})
