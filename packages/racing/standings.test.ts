import { expect, test } from 'vitest'
import { places } from './standings.ts'

const table = (...rows: [score: number, ...ties: number[]][]) =>
  places(rows.map(([score, ...ties], seat) => ({ seat, score, ties }))).map(
    ({ seat, place }) => `${place}. seat ${seat}`,
  )

test('the higher score is placed better', () => {
  expect(table([5], [9], [7])).toEqual(['1. seat 1', '2. seat 2', '3. seat 0'])
})

test('between equal scores the tie rules decide, in their order', () => {
  expect(table([5, 1, 9], [5, 2, 0], [5, 1, 10])).toEqual(['1. seat 1', '2. seat 2', '3. seat 0'])
})

test('where nothing decides, a place is shared and the next one left out', () => {
  expect(table([5, 1], [7, 0], [5, 1], [3, 0])).toEqual(['1. seat 1', '2. seat 0', '2. seat 2', '4. seat 3'])
})
