import { expect, test } from 'vitest'
import { likelyLoss, type Road, stepsToGo } from './road.ts'

/** Four spaces one after the other, and beside the second another one. */
const road: Road = { ahead: [[1, 4], [2], [3], [0], [2]], steps: [4, 3, 2, 1, 3], lap: 4 }

test('a car on the grid has a lap more to go, one beyond the finish a lap less', () => {
  expect(stepsToGo(road, 1, 2)).toBe(2)
  expect(stepsToGo(road, 0, 2)).toBe(6)
  expect(stepsToGo(road, 2, 2)).toBe(-2)
})

test('the nearer the car in the way, the more is lost; a way round it counts as free', () => {
  const loss = (...taken: number[]) => likelyLoss(road, taken, 0)
  expect(loss(1, 4)).toBeGreaterThan(loss(2))
  expect(loss(2)).toBeGreaterThan(loss(3))
  expect(loss(3)).toBeGreaterThan(loss())
  expect(loss(1)).toBe(loss())
})
