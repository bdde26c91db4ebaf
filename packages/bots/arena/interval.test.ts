import { expect, test } from 'vitest'
import { interval, studentFactor } from './interval.ts'

test('a worked example: four blocks, mean 0.5, standard error 0.1021, Student 3.182', () => {
  const { mean, low, high } = interval([0.25, 0.5, 0.75, 0.5])
  expect(mean).toBe(0.5)
  expect(low).toBeCloseTo(0.5 - 3.182 * 0.102062, 5)
  expect(high).toBeCloseTo(0.5 + 3.182 * 0.102062, 5)
})

test('values that are all the same leave a little doubt, and a single one leaves every doubt', () => {
  expect(interval(Array.from({ length: 300 }, () => 0.5))).toEqual({ mean: 0.5, low: 0.49, high: 0.51 })
  expect(interval([0.5])).toEqual({ mean: 0.5, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
})

test("Student's factor is that of the tables, small and large, and falls without a jump", () => {
  expect(studentFactor(1)).toBe(12.706)
  expect(studentFactor(30)).toBe(2.042)
  expect(studentFactor(40)).toBeCloseTo(2.0211, 3)
  expect(studentFactor(120)).toBeCloseTo(1.9799, 3)
  expect(studentFactor(1e6)).toBeCloseTo(1.96, 4)
  for (let freedom = 2; freedom < 200; freedom++) {
    expect(studentFactor(freedom)).toBeLessThanOrEqual(studentFactor(freedom - 1))
  }
})
