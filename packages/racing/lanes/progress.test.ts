import { expect, test } from 'vitest'
import { compile } from '../circuit/index.ts'
import { ring } from '../circuit/testing/ring.ts'
import { home } from './move.ts'
import { foremostFirst, lapAfter, linesBeyond, progressAt } from './progress.ts'
import { trackOf } from './track.ts'

const lines = [
  ...ring.lines,
  { kind: 'betting', after: 4, number: 1 },
  { kind: 'betting', after: 9, number: 2 },
] as const
const circuit = compile({ ...ring, lines })
const track = trackOf(circuit)
const spaceAt = (id: string) => circuit.spaces.findIndex((space) => space.id === id)

test('a track knows its lines, its grid and the column before the finish', () => {
  expect(track.lines).toEqual([4, 9])
  expect(track.grid).toEqual([spaceAt('14a'), spaceAt('14b')])
  expect([track.last, track.columns]).toEqual([14, 14])
  expect(['1b', '5a', '12b'].map((id) => [track.lane[spaceAt(id)], track.front[spaceAt(id)]])).toEqual([
    [1, 1],
    [0, 5],
    [1, 12],
  ])
})

test('progress counts columns, a lap being all of them, and a long space by its front', () => {
  expect(progressAt(track, 0, spaceAt('14a'))).toBe(14)
  expect(progressAt(track, 1, spaceAt('1b'))).toBe(15)
  expect(progressAt(track, 1, spaceAt('5a'))).toBe(19)
  expect(progressAt(track, 2, spaceAt('1b'))).toBe(29)
})

test('the farthest car is first, of level ones the one on the inside, and cars off the track do not count', () => {
  const space = [spaceAt('2b'), spaceAt('5b'), -1, spaceAt('5a'), spaceAt('14a'), spaceAt('1a')]
  expect(foremostFirst(track, { space, lap: [1, 1, 1, 1, 0, 2] })).toEqual([5, 3, 1, 0, 4])
})

test('a lap is over when the line was crossed', () => {
  expect(lapAfter(track, 0, spaceAt('14a'), spaceAt('2a'))).toBe(1)
  expect(lapAfter(track, 1, spaceAt('2a'), spaceAt('9b'))).toBe(1)
  expect(lapAfter(track, 1, spaceAt('13a'), home)).toBe(2)
})

test('a betting line is crossed by a front beyond it, once, and never before the start', () => {
  expect(linesBeyond(track, 0, spaceAt('14a'), [])).toEqual([])
  expect(linesBeyond(track, 1, spaceAt('4b'), [])).toEqual([])
  expect(linesBeyond(track, 1, spaceAt('5a'), [])).toEqual([0])
  expect(linesBeyond(track, 1, spaceAt('12b'), [])).toEqual([0, 1])
  expect(linesBeyond(track, 1, spaceAt('12b'), [0])).toEqual([1])
  // Home, or a lap later, all of them.
  expect(linesBeyond(track, 1, home, [])).toEqual([0, 1])
  expect(linesBeyond(track, 2, spaceAt('1a'), [0])).toEqual([1])
})
