import { expect, test } from 'vitest'
import { cardCalled, cardName, faceOf, faces, isDiscardable, isPlayable, isSpeed } from './cards.ts'

const names = ['heat', 'stress', 0, 1, 2, 3, 4, 5] as const

test('every face is called by what is printed on it, and by nothing else', () => {
  expect(faces.map((_, card) => cardName(card))).toEqual(names)
  expect(names.map(cardCalled)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  for (const name of [0, 1, 2, 3, 4, 5] as const) expect(faceOf(cardCalled(name)).value).toBe(name)
})

test('only the values 1 to 4 are Speed cards, only Heat cannot be played, only Heat and Stress cannot be discarded', () => {
  expect(names.filter((name) => isSpeed(cardCalled(name)))).toEqual([1, 2, 3, 4])
  expect(names.filter((name) => !isPlayable(cardCalled(name)))).toEqual(['heat'])
  expect(names.filter((name) => !isDiscardable(cardCalled(name)))).toEqual(['heat', 'stress'])
})

test('a card that there is not has no face', () => {
  for (const card of [-1, 8]) expect(() => faceOf(card)).toThrow(RangeError)
})
