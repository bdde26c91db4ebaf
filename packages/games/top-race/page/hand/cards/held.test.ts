import { expect, test } from 'vitest'
import { cardCalled } from '../../../rules/cards.ts'
import { raceView } from '../testing/race-view.ts'
import { heldCards, ownSpaces } from './held.ts'
import { rowStateInHand } from './row-state.ts'

const ids = ['A1', 'X1', 'D2', 'W', 'S1']
const hand = ids.map(cardCalled)

test('a card is worth the spaces of the own cars that can still move', () => {
  const a1 = cardCalled('A1')
  expect(ownSpaces(raceView({ green: '20a', yellow: '11a' }), 0, a1)).toBe(6 + 3)
  expect(ownSpaces(raceView({ green: 'home', yellow: '11a' }), 0, a1)).toBe(3)
  expect(ownSpaces(raceView({ green: 'home', yellow: { brokenDownAt: '11a' } }), 0, a1)).toBe(0)
  expect(ownSpaces(raceView({}), 'spectator', a1)).toBe(0)
})

test('a wild counts for an own car that is not on the card', () => {
  const greenTwo = cardCalled('E1')
  expect(ownSpaces(raceView({ yellow: '11a' }), 0, greenTwo)).toBe(5 + 2)
  expect(ownSpaces(raceView({ yellow: 'home' }), 0, greenTwo)).toBe(2)
})

test('the hand lies as printed, or with the best for the own cars first, and loses no card', () => {
  const view = raceView({}, {}, { hand: [...hand, cardCalled('W')] })
  const sorted = (by: 'printed' | 'own') => heldCards(view, 0, [], by).map(({ card }) => card)
  expect(sorted('printed')).toEqual(hand.toSorted((a, b) => a - b))
  expect(sorted('own').map((card) => ids[hand.indexOf(card)])).toEqual(['X1', 'A1', 'W', 'D2', 'S1'])
  expect(heldCards(view, 0, [], 'own').find(({ card }) => card === cardCalled('W'))?.count).toBe(2)
})

test('rows of cars that are home or have broken down are marked as lost', () => {
  const view = raceView({ green: 'home', black: { brokenDownAt: '20a' } })
  expect([0, 1, 2].map((row) => rowStateInHand(view, cardCalled('A1'), row))).toEqual(['lost', 'lost', undefined])
})
