import { expect, test } from 'vitest'
import { best } from './best.ts'

test('the best is the first of those that are worth most, and nothing of nothing', () => {
  expect(best(['ab', 'cde', 'fgh'], ({ length }) => length)).toBe('cde')
  expect(best([], () => 1)).toBeUndefined()
})
