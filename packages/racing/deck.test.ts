import { Rng } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { countCards, drawTop, reshuffleIfEmpty, unseen } from './deck.ts'

test('the top card of a pile is its last', () => {
  const pile = [1, 2, 3]
  expect(drawTop(pile)).toBe(3)
  expect(pile).toEqual([1, 2])
})

test('nothing can be drawn from an empty pile', () => {
  expect(() => drawTop([])).toThrowError('empty')
})

test('a pile that is used up is made of the discards, shuffled', () => {
  const pile: number[] = []
  const discard = Array.from({ length: 40 }, (_, card) => card)
  const before = discard.slice()
  expect(reshuffleIfEmpty(pile, discard, Rng.fromSeed('deck'))).toBe(true)
  expect(discard).toEqual([])
  expect(pile).not.toEqual(before)
  expect(pile.toSorted((a, b) => a - b)).toEqual(before)
})

test('nothing is shuffled while there are cards in the pile, or none in the discards', () => {
  const rng = Rng.fromSeed('deck')
  const pile = [1]
  expect(reshuffleIfEmpty(pile, [2, 3], rng)).toBe(false)
  expect(reshuffleIfEmpty([], [], rng)).toBe(false)
  expect(pile).toEqual([1])
  expect(rng.draws).toBe(0)
})

test('a deck is counted by how many there are of each card', () => {
  expect(countCards([0, 2, 2, 3, 2])).toEqual([1, 0, 3, 1])
  expect(countCards([])).toEqual([])
})

test('unseen are the cards of the deck that are in none of the lists, copies counted', () => {
  const deck = countCards([0, 1, 1, 1, 2, 4])
  expect(unseen(deck, [])).toEqual([0, 1, 1, 1, 2, 4])
  expect(unseen(deck, [[1], [4, 1], []])).toEqual([0, 1, 2])
  expect(
    unseen(deck, [
      [0, 1, 1],
      [1, 2, 4],
    ]),
  ).toEqual([])
  // The deck is as it was.
  expect(deck).toEqual([1, 3, 1, 0, 1])
})
