import { expect, test } from 'vitest'
import { Thinning } from './thinning.ts'

test('the same sound right after itself is not heard, another one is', () => {
  const thinning = new Thinning()
  expect(thinning.level('card', 10)).toBe(1)
  expect(thinning.level('card', 10.05)).toBe(0)
  expect(thinning.level('coins', 10.05)).toBe(1)
  expect(thinning.level('card', 10.2)).toBeGreaterThan(0)
})

test('what was not heard does not keep the next one from being heard', () => {
  const thinning = new Thinning()
  thinning.level('tyres', 0)
  for (const second of [0.1, 0.2]) expect(thinning.level('tyres', second)).toBe(0)
  expect(thinning.level('tyres', 0.26)).toBeGreaterThan(0)
})

test('what comes again and again becomes softer down to a floor, and is itself again after a pause', () => {
  const thinning = new Thinning()
  const levels = Array.from({ length: 30 }, (_, time) => thinning.level('drive', time))
  expect(levels[0]).toBe(1)
  for (const [place, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual(levels[place] ?? 0)
  expect(levels.at(-1)).toBeGreaterThan(0.3)
  expect(levels.at(-1)).toBeLessThan(0.6)
  expect(thinning.level('drive', 100)).toBe(1)
})

test('the last lap is rung once, however often it is told', () => {
  const thinning = new Thinning()
  expect([0, 3, 9].map((second) => thinning.level('last-lap', second))).toEqual([1, 0, 0])
})
