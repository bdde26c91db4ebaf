import { expect, test } from 'vitest'
import { carCalled, cardCalled, speed8Of } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { auction } from '../testing/index.ts'
import { cardSign, choice, handLines } from './cards.ts'

const green = carCalled('green')

/** Red is on offer, and these cards are in hand. */
function holding(...ids: string[]): View {
  return auction(4)
    .lot('red', 'aggressive')
    .hand(0, ...ids)
    .view(0)
}

function said(action: Action, view: View, language: 'en' | 'fr'): string {
  return choice('the game’s own words', action, view, language)
}

test('a card is its rows, a letter and a number each, a star for a wild', () => {
  expect(cardSign(cardCalled('B7'), 'en')).toBe('R6 Y4 K2 B1')
  expect(cardSign(cardCalled('B7'), 'fr')).toBe('R6 J4 N2 B1')
  expect(cardSign(cardCalled('F'), 'en')).toBe('*4 *2')
  expect(cardSign(speed8Of(green), 'fr')).toBe('V8')
})

test('in the auction every card says what it bids, by the rule that holds for the whole hand', () => {
  const withRed = holding('B7', 'W', 'B1')
  expect(said({ type: 'bid', card: cardCalled('B7') }, withRed, 'en')).toBe('R6 Y4 K2 B1: bid 6')
  expect(said({ type: 'bid', card: cardCalled('W') }, withRed, 'en')).toBe('*5: bid nothing')
  expect(said({ type: 'bid', card: cardCalled('W') }, withRed, 'fr')).toBe('*5\u00a0: aucune offre')
  const withoutRed = holding('W', 'B1')
  expect(said({ type: 'bid', card: cardCalled('W') }, withoutRed, 'en')).toBe('*5: bid 5')
  expect(said({ type: 'bid', card: null }, withoutRed, 'en')).toBe('pass')
})

test('cards that look alike are counted, and one that is turned round says so', () => {
  const view = holding('W', 'W', 'B7')
  expect(said({ type: 'play', card: cardCalled('W') }, view, 'en')).toBe('*5 ×2')
  expect(said({ type: 'play', card: cardCalled('B7'), reversed: true }, view, 'en')).toBe('R6 Y4 K2 B1, bottom up')
})

test('what is no card keeps the game’s own words', () => {
  expect(said({ type: 'bet', car: green }, holding('W'), 'en')).toBe('the game’s own words')
})

test('the hand takes as few lines as it can, none cut', () => {
  const { hand } = holding('A1', 'A2', 'W', 'D1', 'B7')
  const lines = handLines(hand, 'en')
  expect(lines.join('   ')).toBe(hand.map((card) => cardSign(card, 'en')).join('   '))
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(32)
  expect(lines).toHaveLength(3)
})
