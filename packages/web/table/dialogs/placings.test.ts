import { expect, test } from 'vitest'
import { text } from '../text/index.ts'
import { everyPlacing } from './placings.ts'
import { victory } from './victory.ts'

const anna = { view: undefined, viewer: 0, language: 'en', name: (seat: number) => `seat ${seat}` } as const
const green = { seat: 1, place: 1, score: -8, name: 'Green (Legend)' }
const blue = { seat: 2, place: 3, score: -9, name: 'Blue (Legend)' }

function won(own: number, rivals: (typeof green)[]): string {
  return victory(everyPlacing([{ seat: 0, place: own, score: -8 }], rivals), anna, text.en)
}

test('cars that the game drives stand among those who were ranked, by their places', () => {
  const all = everyPlacing([{ seat: 0, place: 2, score: -8 }], [blue, green])
  expect(all.map(({ seat }) => seat)).toEqual([1, 0, 2])
})

test('whoever is alone against rivals has won only as the first', () => {
  expect(won(2, [green, blue])).toBe('Green (Legend) wins!')
  expect(won(1, [{ ...green, place: 2 }, blue])).toBe(text.en.youWon)
})

test('alone on the track nobody wins', () => {
  expect(won(1, [])).toBe(text.en.alone)
})
