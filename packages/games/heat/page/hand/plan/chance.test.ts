import { expect, test } from 'vitest'
import { casesOf, isSure, percentOf } from './chance.ts'

test('a chance is said in the fewest cases that are just right', () => {
  expect(casesOf(2 / 3)).toEqual({ cases: 2, of: 3 })
  expect(casesOf(6 / 12)).toEqual({ cases: 1, of: 2 })
  expect(casesOf(5 / 11)).toEqual({ cases: 5, of: 11 })
})

test('what nobody would count is said in percents', () => {
  expect(casesOf(17 / 66)).toBeUndefined()
  expect(percentOf(17 / 66)).toBe(26)
})

test('what is only nearly certain or impossible is not said to be', () => {
  expect(percentOf(0.999)).toBe(99)
  expect(percentOf(0.001)).toBe(1)
  expect(isSure(0.999)).toBe(false)
  // Sums of thirds may miss one by a hair.
  expect(isSure(1 / 3 + 1 / 3 + 1 / 3)).toBe(true)
})
