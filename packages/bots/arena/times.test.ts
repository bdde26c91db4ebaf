import { expect, test } from 'vitest'
import { addTimes, noTimes, note, percentile } from './times.ts'

test('percentiles are right to a few per cent', () => {
  const times = noTimes()
  for (let millisecond = 1; millisecond <= 1000; millisecond++) note(times, millisecond)
  for (const share of [0.5, 0.95, 0.99]) {
    expect(percentile(times, share) / (1000 * share)).toBeGreaterThan(0.96)
    expect(percentile(times, share) / (1000 * share)).toBeLessThan(1.04)
  }
})

test('the times of two workers add up', () => {
  const [one, other] = [noTimes(), noTimes()]
  note(one, 1)
  note(other, 100)
  note(other, 100)
  addTimes(one, other)
  expect(percentile(one, 0.3)).toBeCloseTo(1, 1)
  expect(percentile(one, 0.99)).toBeGreaterThan(95)
})

test('nothing and the shortest of times are no trouble', () => {
  expect(percentile(noTimes(), 0.5)).toBe(0)
  const times = noTimes()
  note(times, 0)
  expect(percentile(times, 0.5)).toBeLessThan(0.00001)
})
