import { expect, test } from 'vitest'
import { allOptions, defaultOptions, readOptions, someOptions } from './options.ts'
import { Rng } from './rng.ts'

const meta = {
  id: 'game',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: { laps: { values: [1, 2, 3], default: 2 }, rain: { values: [false, true], default: false } },
}

test('what is not asked for is as usual', () => {
  expect(readOptions(meta)).toEqual({ laps: 2, rain: false })
  expect(readOptions(meta, { rain: true })).toEqual({ laps: 2, rain: true })
  expect(defaultOptions(meta)).toEqual({ laps: 2, rain: false })
})

test.each([
  [{ fog: true }, 'no option "fog". It has: laps, rain'],
  [{ laps: 4 }, 'one of 1, 2, 3; got 4'],
  [{ laps: '2' }, 'got "2"'],
  [7, 'Options are an object'],
  [[], 'Options are an object'],
  [null, 'Options are an object'],
])('%j is refused, and it is said what was expected', (asked, said) => {
  expect(() => readOptions(meta, asked)).toThrowError(
    expect.objectContaining({ code: 'bad-options', message: expect.stringContaining(said) }),
  )
})

test('every combination is listed once, the usual one first', () => {
  const all = allOptions(meta)
  expect(all[0]).toEqual({ laps: 2, rain: false })
  expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(6)
})

test('where not all combinations can be tried, each value is, on its own, before others are drawn', () => {
  const some = someOptions(meta, 5, Rng.fromSeed('some')).map((options) => JSON.stringify(options))
  const single = [
    { laps: 2, rain: false },
    { laps: 1, rain: false },
    { laps: 3, rain: false },
    { laps: 2, rain: true },
  ]
  expect(some.slice(0, 4).sort()).toEqual(single.map((options) => JSON.stringify(options)).sort())
  expect(new Set(some).size).toBe(5)
  expect(someOptions(meta, 6, Rng.fromSeed('some'))).toEqual(allOptions(meta))
})
