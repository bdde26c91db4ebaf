import { expect, test } from 'vitest'
import type { Meta } from './game.ts'
import { allOptions, clashesOf, defaultOptions, optionsOf, readOptions, someOptions } from './options.ts'
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

test('an option that came with a later version is as usual by the rules before it, and cannot be chosen there', () => {
  const grown = { ...meta, rules: 2, options: { ...meta.options, fog: { values: [0, 1], default: 0, since: 2 } } }
  expect(readOptions(grown, { laps: 3 }, 1)).toEqual({ laps: 3, rain: false, fog: 0 })
  expect(optionsOf(grown, { laps: 3, rain: false, fog: 0 }, 1)).toEqual({ laps: 3, rain: false })
  expect(optionsOf(grown, { laps: 3, rain: false, fog: 1 }, 2)).toEqual({ laps: 3, rain: false, fog: 1 })
  expect(readOptions(grown, { fog: 1 })).toMatchObject({ fog: 1 })
  expect(() => readOptions(grown, { fog: 1 }, 1)).toThrowError(
    expect.objectContaining({ code: 'bad-options', message: expect.stringContaining('no option "fog" yet') }),
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

const racing: Meta<{ laps: number; rain: boolean; tyres: string }> = {
  ...meta,
  options: {
    ...meta.options,
    tyres: { values: ['dry', 'wet'], default: 'dry' },
  },
  clashes: [
    { why: 'slippery', one: { rain: true }, other: { tyres: 'dry' } },
    { why: 'worn', one: { laps: 3, rain: false }, other: { tyres: 'wet' } },
  ],
}

test('options clash when every value of both sides is chosen, and not before', () => {
  const clashes = (laps: number, rain: boolean, tyres: string) =>
    clashesOf(racing, { laps, rain, tyres }).map(({ why }) => why)
  expect(clashes(2, true, 'dry')).toEqual(['slippery'])
  expect(clashes(3, false, 'wet')).toEqual(['worn'])
  expect(clashes(3, true, 'wet')).toEqual([])
  expect(clashes(2, false, 'wet')).toEqual([])
  expect(readOptions(meta, { laps: 3, rain: true })).toEqual({ laps: 3, rain: true })
})

test('what does not go together is refused, whether it was asked for or is as usual, and it is said what', () => {
  expect(() => readOptions(racing, { rain: true })).toThrowError(
    expect.objectContaining({
      code: 'bad-options',
      message: expect.stringContaining('"rain": true and "tyres": "dry" do not go together (slippery)'),
      details: { why: 'slippery', names: ['rain', 'tyres'] },
    }),
  )
  expect(() => readOptions(racing, { laps: 3, tyres: 'wet' })).toThrowError(
    '"laps": 3 and "rain": false and "tyres": "wet" do not',
  )
  expect(readOptions(racing, { rain: true, tyres: 'wet' })).toEqual({ laps: 2, rain: true, tyres: 'wet' })
})

test('no list of combinations holds one that clashes', () => {
  const all = allOptions(racing)
  expect(all[0]).toEqual(defaultOptions(racing))
  expect(all.length).toBe(12 - 3 - 1)
  expect(all.flatMap((options) => clashesOf(racing, options))).toEqual([])
})

test('a value that needs another one is tried with it before others are drawn', () => {
  const some = someOptions(racing, 5, Rng.fromSeed('some'))
  expect(some).toContainEqual({ laps: 2, rain: true, tyres: 'wet' })
  expect(some.flatMap((options) => clashesOf(racing, options))).toEqual([])
})

test('of more combinations than could be listed there are the usual ones, every value by itself, and others drawn', () => {
  const values = Array.from({ length: 10 }, (_, value) => value)
  const wide: Meta<Record<string, number>> = {
    ...meta,
    options: Object.fromEntries([...'abcdefghij'].map((name) => [name, { values, default: 0 }])),
    clashes: [{ why: 'odd', one: { a: 1 }, other: { b: 0 } }],
  }
  const some = someOptions(wide, 120, Rng.fromSeed('wide'))
  expect(new Set(some.map((options) => JSON.stringify(options))).size).toBe(120)
  expect(some.flatMap((options) => clashesOf(wide, options))).toEqual([])
  for (const name of 'abcdefghij') {
    for (const value of values) {
      const near = some.filter((options) => options[name] === value && departures(options) <= 2)
      expect(near, `${name} = ${value}`).not.toEqual([])
    }
  }
  expect(some.some((options) => departures(options) > 5)).toBe(true)
})

function departures(options: Record<string, number>): number {
  return Object.values(options).filter((value) => value !== 0).length
}
