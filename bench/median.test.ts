import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the middle of what was measured', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
})
