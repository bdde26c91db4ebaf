import { expect, test } from 'vitest'
import { Forecast } from './forecast.ts'

const spread = { now: 1, byWay: 0.5 }

/** The chance of each car to be first, of those that race: steps to go, what is left of them in prospect, pace. */
function chancesToWin(...cars: [steps: number, prospect: number, pace?: number][]): number[] {
  const forecast = new Forecast(cars.length, spread)
  for (const [car, [steps, prospect, pace]] of cars.entries()) forecast.add(car, steps, prospect, pace)
  return forecast.chances([]).map(([first = 0]) => first)
}

test('every place is taken by somebody, and every car takes some place', () => {
  const forecast = new Forecast(4, spread)
  for (const [car, steps] of [3, 9, 12].entries()) forecast.add(car, steps, steps)
  const chances = forecast.chances([3])
  for (const car of chances) expect(car.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(chances[3]).toEqual([1, 0, 0, 0])
  expect(chances[0]?.[0]).toBe(0)
})

test('cars that have as far to go are as likely to win', () => {
  const [one = 0, other] = chancesToWin([10, 10], [10, 10])
  expect(one).toBeCloseTo(other ?? 0)
})

test('a lead counts more the nearer the finish is', () => {
  const [far = 0] = chancesToWin([40, 40], [43, 43])
  const [near = 0] = chancesToWin([2, 2], [5, 5])
  expect(far).toBeGreaterThan(0.5)
  expect(near).toBeGreaterThan(far)
})

test('a car that is nearly home wins against one that has more in prospect but a longer way', () => {
  const [nearly = 0, other = 0] = chancesToWin([3, 3, 20], [25, 25, 60])
  expect(nearly).toBeGreaterThan(0.9)
  // Without a pace only what is left in the end counts.
  const [beaten = 0] = chancesToWin([3, 3 - 20], [25, 25 - 60])
  expect(beaten).toBeLessThan(0.1)
  expect(other).toBeLessThan(0.1)
})

test('a position is worth what its places are worth, and weighing it again makes no difference', () => {
  const forecast = new Forecast(2, spread)
  forecast.clear()
  forecast.add(1, 4, 4)
  const stakes = [
    [100, 0],
    [50, 30],
  ]
  expect(forecast.worth([0], stakes)).toBe(130)
  expect(forecast.worth([0], stakes)).toBe(130)
})
