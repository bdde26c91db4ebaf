import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Rng } from './rng.ts'

test('the same seed gives the same numbers on every machine', () => {
  const rng = Rng.fromSeed('paddock')
  expect(Array.from({ length: 8 }, () => rng.int(1000))).toEqual([747, 917, 420, 88, 795, 400, 760, 134])
})

test('a restored rng goes on where it stood', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, skipped) => {
      const rng = Rng.fromSeed(seed)
      for (let drawn = 0; drawn < skipped; drawn++) rng.int(7)
      const restored = Rng.fromState(JSON.parse(JSON.stringify(rng.state())))
      expect(restored.draws).toBe(skipped)
      expect(Array.from({ length: 9 }, () => restored.int(1e6))).toEqual(Array.from({ length: 9 }, () => rng.int(1e6)))
    }),
  )
})

test('every number from 0 to count − 1 is equally likely', () => {
  const rng = Rng.fromSeed('fair')
  const count = 7
  const drawn = new Array<number>(count).fill(0)
  for (let times = 0; times < 70_000; times++) {
    const number = rng.int(count)
    drawn[number] = (drawn[number] ?? 0) + 1
  }
  expect(drawn).toHaveLength(count)
  expect(chiSquared(drawn)).toBeLessThan(22.5) // 6 degrees of freedom, 0.1 %
})

test('a shuffle keeps every item and makes every order equally likely', () => {
  const rng = Rng.fromSeed('shuffle')
  const seen = new Map<string, number>()
  for (let times = 0; times < 24_000; times++) {
    const items = ['a', 'b', 'c', 'd']
    rng.shuffle(items)
    seen.set(items.join(''), (seen.get(items.join('')) ?? 0) + 1)
  }
  expect(seen.size).toBe(24)
  expect(chiSquared([...seen.values()])).toBeLessThan(49.7) // 23 degrees of freedom, 0.1 %
})

/** How far counts are from being even. */
function chiSquared(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}
