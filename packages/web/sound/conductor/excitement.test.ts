import type { Field } from '@paddock/page-kit/field.ts'
import { expect, test } from 'vitest'
import { Excitement } from './excitement.ts'

/** A race over two laps of fifty columns. */
const columns = 50

function fieldOf(...progress: number[]): Field {
  const cars = progress.map((each, seat) => ({ car: `car ${seat}`, seat, progress: each }))
  const lap = 1 + Math.max(0, Math.floor(Math.max(...progress) / columns))
  return { cars, race: 1, round: progress[0] === 0 ? 1 : 9, lap, laps: 2, decides: 'first' }
}

/** Someone who has seen the race from its start. */
function felt(field: Field): number {
  const excitement = new Excitement()
  excitement.of(fieldOf(0, 0), columns)
  return excitement.of(field, columns)
}

test('it is the more exciting the closer the first two are', () => {
  const all = [0, 1, 2, 4, 8, 20].map((gap) => felt(fieldOf(90, 90 - gap)))
  expect(all.toSorted((a, b) => b - a)).toEqual(all)
  expect(new Set(all).size).toBe(all.length)
  expect(all.at(-1)).toBe(0)
})

test('at the start all are together, and nobody shouts', () => {
  expect(felt(fieldOf(2, 2))).toBeLessThan(0.05)
  expect(felt(fieldOf(98, 98))).toBeGreaterThan(0.9)
})

test('wherever a game begins to count, a race begins at its start', () => {
  const excitement = new Excitement()
  const shifted = (by: number, lap: number): Field => ({ ...fieldOf(0, 0), lap, cars: fieldOf(by, by).cars })
  expect(excitement.of(shifted(columns, 1), columns)).toBe(0)
  expect(excitement.of({ ...shifted(columns + 75, 2), round: 9 }, columns)).toBeCloseTo(0.75 ** 2)
})

test('the next race begins anew', () => {
  const excitement = new Excitement()
  excitement.of(fieldOf(0, 0), columns)
  excitement.of(fieldOf(99, 99), columns)
  expect(excitement.of({ ...fieldOf(0, 0), race: 2 }, columns)).toBe(0)
})

test('where the last one loses, it is the last two that count', () => {
  expect(felt({ ...fieldOf(90, 90, 60), decides: 'last' })).toBe(0)
  expect(felt({ ...fieldOf(90, 60, 60), decides: 'last' })).toBeGreaterThan(0.8)
})

test('once the winner is home, the rest fight for the places behind', () => {
  const [winner, ...others] = fieldOf(60, 51, 51).cars
  if (!winner) throw new Error('nobody drives')
  expect(felt({ ...fieldOf(60, 51, 51), cars: [{ ...winner, done: 'finished' }, ...others] })).toBe(1)
})

test('one car alone excites nobody', () => {
  expect(felt(fieldOf(99))).toBe(0)
  expect(felt(fieldOf())).toBe(0)
})

test('whoever comes late, or sees no circuit, takes the lap for it', () => {
  const late = (lap: number, laps: number) => new Excitement().of({ ...fieldOf(30, 30), lap, laps }, columns)
  expect(late(1, 2)).toBe(0)
  expect(late(2, 2)).toBeGreaterThan(late(1, 1))
  expect(late(1, 1)).toBe(late(1, 0))
  expect(late(1, 1)).toBeGreaterThan(0.4)
})
