import { expect, test } from 'vitest'
import { carCalled, cardCalled } from '../rules/cards.ts'
import { inHand } from './in-hand.ts'

test('a wild counts for the cars that are not on its card', () => {
  // 6-4-wild 2-1 with yellow on top, a wild 5 with white 2, and a wild 5 alone.
  const hand = ['C1', 'E3', 'W'].map(cardCalled)
  expect(inHand(hand, carCalled('yellow'))).toEqual({ own: [6], wilds: [5, 5], partner: undefined })
  expect(inHand(hand, carCalled('red')).wilds).toEqual([5, 5, 2])
})

test('the pair card of a car is found, and names its partner', () => {
  const hand = [cardCalled('S1')]
  expect(inHand(hand, carCalled('blue')).partner).toBe(carCalled('red'))
  expect(inHand(hand, carCalled('green')).partner).toBeUndefined()
})
