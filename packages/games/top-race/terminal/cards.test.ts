import { expect, test } from 'vitest'
import { carCalled, cardCalled } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { auction, race } from '../testing/table.ts'
import { cardSign, choice, handLines, spelled } from './cards.ts'

const dealt = auction(4).view(0)

function said(action: Action, view: View, language: 'en' | 'fr'): string {
  return choice('the game’s own words', action, view, language, 0)
}

test('a card is its rows, a pair its two cars', () => {
  expect(cardSign(cardCalled('C1'), 'en')).toBe('Y6 B4 *2 W1')
  expect(cardSign(cardCalled('C1'), 'fr')).toBe('J6 B4 *2 W1')
  expect(cardSign(cardCalled('S1'), 'en')).toBe('B↔R')
  expect(cardSign(cardCalled('S2'), 'fr')).toBe('N↔J')
})

test('cards that look alike are counted; where totals decide, the total is said', () => {
  const view = race(4).hand(0, 'W', 'W', 'C1').view(0)
  expect(said({ type: 'play', card: cardCalled('W') }, view, 'en')).toBe('*5 ×2')
  const total = race(4, { turns: 'total-move' }).view(0)
  expect(said({ type: 'play', card: cardCalled('C1') }, total, 'en')).toBe('Y6 B4 *2 W1 = 13')
})

test('bids are typed in thousands or in full, tokens with their sign, cards by their number', () => {
  expect(spelled({ type: 'bid', bid: 80 })).toEqual(['80', '80000'])
  expect(spelled({ type: 'pass' })).toContain('passer')
  expect(spelled({ type: 'token', distance: 12 })).toEqual(['+12', '12'])
  expect(spelled({ type: 'token', distance: -3 })).toEqual(['-3'])
  expect(spelled({ type: 'play', card: 0 })).toBeUndefined()
})

test('start spaces, hands and tokens are said in short', () => {
  expect(said({ type: 'grid', place: 4 }, dealt, 'en')).toBe('second row, middle (start 5)')
  expect(said({ type: 'grid', place: 2 }, dealt, 'fr')).toBe('1re rangée, extérieur (départ 3)')
  expect(said({ type: 'token', distance: 12 }, dealt, 'en')).toBe('pays $120,000')
  expect(said({ type: 'token', distance: -3 }, dealt, 'fr')).toBe('ne rapporte rien')
  const open = auction(4, { auction: 'open-hands' }).view(0)
  expect(said({ type: 'hand', hand: 0 }, open, 'en')).toMatch(/^hand 1 [A-Z]\d+ [A-Z]\d+ [A-Z]\d+$/)
})

test('a car that is chosen says whose it is, where it lies and that it has broken down', () => {
  const red = carCalled('red')
  const others = { green: '33a', black: '34a', white: '35a', yellow: '36a', blue: '37a' }
  const view = race(6)
    .owns(0, 'red')
    .cars({ ...others, red: '!4a' })
    .view(0)
  expect(said({ type: 'bet', car: red }, view, 'en')).toBe('red (yours, 6th, broken down)')
})

test('a hand that takes too many lines is set closer, and nothing is left out', () => {
  const hand = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2'].map(cardCalled)
  expect(handLines(hand, 'en', 78, 3).join('   ')).toContain('G6 K5 W4 Y3 B2 R1')
  const close = handLines(hand, 'en', 78, 1)
  expect(close.join(' ').match(/\d/g)).toHaveLength(32)
  expect(close.join(' ')).toContain('G6K5W4Y3B2R1')
})
