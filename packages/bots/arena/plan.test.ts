import { expect, test } from 'vitest'
import { cut, seating } from './plan.ts'

test('over all rotations every bot sits in every seat once', () => {
  expect([0, 1, 2].map((rotation) => seating(['a', 'b', 'c'], rotation).join(''))).toEqual(['abc', 'bca', 'cab'])
})

test('the chunks hold every block once, in order', () => {
  for (const blocks of [0, 1, 5, 64, 1000, 12_345]) {
    for (const workers of [0, 1, 3, 8]) {
      const held = cut(blocks, workers).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))
      expect(held).toEqual(Array.from({ length: blocks }, (_, block) => block))
    }
  }
})
