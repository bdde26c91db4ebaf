import { expect, test } from 'vitest'
import { cardCalled } from '../../../rules/cards.ts'
import { race } from '../../../testing/table.ts'
import { heldCards } from './held.ts'
import { rowStateInHand } from './row-state.ts'

const ids = ['A1', 'X1', 'D2', 'W', 'S1']
const hand = ids.map(cardCalled)

test('the hand lies as printed, or with the best for the own cars first, and loses no card', () => {
  const view = race(3)
    .hand(0, ...ids, 'W')
    .view(0)
  const sorted = (by: 'printed' | 'own') => heldCards(view, 0, [], by).map(({ card }) => card)
  expect(sorted('printed')).toEqual(hand.toSorted((a, b) => a - b))
  expect(sorted('own').map((card) => ids[hand.indexOf(card)])).toEqual(['X1', 'A1', 'W', 'D2', 'S1'])
  expect(heldCards(view, 0, [], 'own').find(({ card }) => card === cardCalled('W'))?.count).toBe(2)
})

test('rows of cars that are home or have broken down are marked as lost', () => {
  const view = race(3).cars({ green: 'home', black: '!20a' }).view(0)
  expect([0, 1, 2].map((row) => rowStateInHand(view, cardCalled('A1'), row))).toEqual(['lost', 'lost', undefined])
})
