import { expect, test } from 'vitest'
import { lotsBut } from '../conformance/broken/broken.ts'
import { data } from '../conformance/broken/data.ts'
import { lots, lotsBox } from '../conformance/lots.ts'
import { fuzz } from './fuzz.ts'

const hail = { count: 20_000, seed: 'test' }

test('an honest game stands twenty thousand commands of any kind', () => {
  const { faults, thrown, fates } = fuzz([lotsBox], hail)
  expect(faults).toEqual([])
  expect(thrown).toBe(hail.count)
  const common = ['done', 'malformed', 'illegal', 'stale', 'duplicate', 'out-of-turn', 'over', 'cannot-undo']
  expect(Object.keys(fates)).toEqual(expect.arrayContaining(common))
})

test('the same seed throws the same', () => {
  const few = { count: 3_000, seed: 'same' }
  expect(fuzz([lotsBox], few)).toEqual(fuzz([lotsBox], few))
  expect(fuzz([lotsBox], few).fates).not.toEqual(fuzz([lotsBox], { ...few, seed: 'other' }).fates)
})

const forgetful = lotsBut({
  choices: (state, seat) => {
    if (state.tidying < 0 && seat === 1) state.notes = 1
    return lots.choices(state, seat)
  },
})
const fragile = lotsBut({
  apply: (state, moves, rng, tell) => {
    if (state.rolled === 6) throw new Error('The die fell off the table.')
    lots.apply(state, moves, rng, tell)
  },
})
const scribbling = lotsBut({
  apply: (state, moves, rng, tell) => {
    for (const move of moves) Object.assign(move, { seen: true })
    lots.apply(state, moves, rng, tell)
  },
})

const careless = data.filter(({ fault }) => /clones half|hands out|asked for a view/.test(fault))

test.each([
  { fault: 'changes its state when asked for choices', box: () => forgetful },
  { fault: 'fails on a legal action', box: () => fragile },
  { fault: 'writes into the actions it is given', box: () => scribbling },
  ...careless,
])('a game that $fault is found out', ({ box }) => {
  expect(fuzz([box()], hail).faults.length).toBeGreaterThan(0)
})
