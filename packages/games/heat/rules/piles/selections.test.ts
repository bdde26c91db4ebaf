import { expect, test } from 'vitest'
import { Selections } from './selections.ts'

const joined = () => new Selections((cards) => cards.join(''))

test('cards of the same face are alike: each way to take them is listed once, in order', () => {
  expect(joined().ofSize([6, 3, 3, 6, 3], 2)).toEqual(['33', '36', '66'])
  expect(joined().upTo([6, 3, 3], 3)).toEqual(['', '3', '33', '336', '36', '6'])
})

test('so many cards are taken, neither more nor fewer; of none there is one way to take none, of too few no way at all', () => {
  expect(joined().ofSize([1, 2, 3, 4], 3)).toEqual(['123', '124', '134', '234'])
  expect(joined().ofSize([1, 2], 2)).toEqual(['12'])
  expect(joined().ofSize([1, 2], 3)).toEqual([])
  expect(joined().upTo([], 0)).toEqual([''])
})

test('there are as many ways as counting says, all of them different', () => {
  const hand = [1, 2, 3, 4, 5, 6, 7]
  expect(new Set(joined().ofSize(hand, 4)).size).toBe(35)
  expect(joined().ofSize(hand, 4)).toHaveLength(35)
  expect(new Set(joined().upTo(hand, hand.length)).size).toBe(128)
  // Three of one face and two of another: 4 × 3 ways.
  expect(new Set(joined().upTo([1, 1, 1, 2, 2], 5)).size).toBe(12)
})

test('the same way is the same object every time, added to what is listed already, and the hand stays as it was', () => {
  const plays = new Selections((cards) => ({ cards }))
  const hand = [4, 3]
  const [first] = plays.ofSize(hand, 2)
  const again = plays.ofSize([3, 4, 4], 2, plays.ofSize([5], 1))
  expect(again.map(({ cards }) => cards)).toEqual([[5], [3, 4], [4, 4]])
  expect(again[1]).toBe(first)
  expect(hand).toEqual([4, 3])
})

test('cards of the workshop make selections of their own every time, so that their many kinds do not pile up', () => {
  const plays = new Selections((cards) => ({ cards }))
  const [first] = plays.ofSize([4, 30], 2)
  const [again] = plays.ofSize([4, 30], 2)
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})

test('no more than so many are taken, from none on', () => {
  expect(joined().upTo([1, 2, 3], 1)).toEqual(['', '1', '2', '3'])
})
