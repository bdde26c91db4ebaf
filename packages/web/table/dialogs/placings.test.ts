import { expect, test } from 'vitest'
import { everyPlacing } from './placings.ts'

const green = { seat: 1, place: 1, score: -8, name: 'Green (Legend)' }
const blue = { seat: 2, place: 3, score: -9, name: 'Blue (Legend)' }

test('cars that the game drives stand among those who were ranked, by their places', () => {
  const all = everyPlacing([{ seat: 0, place: 2, score: -8 }], [blue, green])
  expect(all.map(({ seat }) => seat)).toEqual([1, 0, 2])
})
