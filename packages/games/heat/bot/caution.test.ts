import { expect, test } from 'vitest'
import type { RaceResult } from '../rules/state.ts'
import { race } from '../testing/table.ts'
import { cautionOf } from './caution.ts'

function result(...points: number[]): RaceResult {
  return { circuit: 'gb', event: 'grandstand', place: points.map((_, car) => car + 1), points }
}

/** A season of three races, so many of which are over. */
function season(...results: RaceResult[]) {
  return race(2, { season: '1961' })
    .raced(...results)
    .view(0)
}

test('before the last race of a season nobody changes the way of driving', () => {
  expect(cautionOf(season(result(9, 6)), 0)).toBe(1)
})

test('in the last race the leader takes care, and whoever is behind takes risks', () => {
  const last = season(result(9, 6), result(9, 6))
  expect(cautionOf(last, 0)).toBeGreaterThan(1)
  expect(cautionOf(last, 1)).toBeLessThan(1)
})

test('a single race is driven as usual', () => {
  expect(cautionOf(race(2).view(0), 0)).toBe(1)
})
