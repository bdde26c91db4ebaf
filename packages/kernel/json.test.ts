import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike, apart, canonical, same } from './json.ts'

const values = fc.jsonValue({ maxDepth: 3 }).filter((value) => !canonical(value).includes('__proto__'))

test('any two values are alike, and the same, if and only if they say the same', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const isSaid = canonical(a) === canonical(b)
      return alike(a, b) === isSaid && same(a, b) === isSaid
    }),
  )
})

test('a value is alike its copy, and no longer once anything in it has changed', () => {
  const table = {
    cars: [
      { space: 3, lap: 0 },
      { space: 7, lap: 1 },
    ],
    turn: 2,
    sealed: null,
  }
  const copy = structuredClone(table)
  expect(alike(table, copy)).toBe(true)
  copy.cars[1] = { space: 7, lap: 2 }
  expect(alike(table, copy)).toBe(false)
  expect(alike(table, { ...table, turn: undefined })).toBe(false)
  expect(alike(table, { ...table, more: 1 })).toBe(false)
  expect(alike({ list: [1, 2] }, { list: [1, 2, 3] })).toBe(false)
  expect(alike({ list: [] }, { list: {} })).toBe(false)
  expect(alike({ turn: undefined }, { lap: 1 })).toBe(false)
  expect(same({ turn: undefined }, { lap: 1 })).toBe(false)
})

test('a copy says the same and shares nothing', () => {
  fc.assert(fc.property(values, (value) => canonical(apart(value)) === canonical(value)))
  const table = { cars: [{ space: 3 }], turn: 2 }
  const copy = apart(table)
  copy.cars[0] = { space: 4 }
  copy.cars.push({ space: 5 })
  expect(table).toEqual({ cars: [{ space: 3 }], turn: 2 })
})

test('the order of keys is nothing', () => {
  expect(alike({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(canonical({ b: { d: 1, c: 2 }, a: [{ f: 1, e: 2 }] })).toBe('{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}')
})
