import { expect, test } from 'vitest'
import { awaited } from './awaited.ts'

test('whoever has decided in secret is no longer waited for', () => {
  expect(awaited({ pending: [0, 1, 2], decided: [1] })).toEqual([0, 2])
})

test('when all have decided, it is still about them', () => {
  expect(awaited({ pending: [0, 1], decided: [0, 1] })).toEqual([0, 1])
})
