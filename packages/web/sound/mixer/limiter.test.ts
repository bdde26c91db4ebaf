import { expect, test } from 'vitest'
import { limited } from './limiter.ts'

test('what is soft passes as it is', () => {
  for (const sample of [0, 0.1, -0.3, 0.6, -0.6]) expect(limited(sample)).toBe(sample)
})

test('what is loud never clips, and what is louder stays louder', () => {
  const loud = [0.7, 0.9, 1, 1.5, 2, 4]
  const out = loud.map(limited)
  expect(out.toSorted((a, b) => a - b)).toEqual(out)
  for (const sample of out) expect(sample).toBeLessThan(1)
  expect(loud.map((sample) => -limited(-sample))).toEqual(out)
})
