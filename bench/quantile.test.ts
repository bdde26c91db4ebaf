import { expect, test } from 'vitest'
import { quantile } from './quantile.ts'

test('of a hundred values, one lies above the 0.98 quantile', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1).reverse()
  expect(quantile(values, 0.5)).toBe(51)
  expect(quantile(values, 0.99)).toBe(100)
  expect(values.filter((value) => value > quantile(values, 0.98))).toHaveLength(1)
})

test('the quantile of one value is that value, of none it is not a number', () => {
  expect(quantile([7], 0.99)).toBe(7)
  expect(quantile([], 0.5)).toBeNaN()
})
