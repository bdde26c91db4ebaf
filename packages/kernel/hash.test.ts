import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, sha256Hex } from './hash.ts'
import { canonical, throughJson } from './json.ts'
import { commitmentTo, keepsPromise } from './match/seed.ts'

test('the hash is SHA-256, as any other program computes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(text.isWellFormed())
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('the order of keys does not change the hash, any value does', () => {
  expect(hashOf({ a: 1, b: { c: [2], d: 3 } })).toBe(hashOf({ b: { d: 3, c: [2] }, a: 1 }))
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }))
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
})

test('canonical text says the same as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(throughJson(value))
    }),
  )
})

test('a promise is kept by its own seed alone', () => {
  const commitment = commitmentTo('the seed')
  expect(keepsPromise('the seed', commitment)).toBe(true)
  expect(keepsPromise('the seed ', commitment)).toBe(false)
  expect(commitment).toBe(createHash('sha256').update('the seed').digest('hex'))
})
