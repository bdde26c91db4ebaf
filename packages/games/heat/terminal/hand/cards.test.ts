import { Match } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { box } from '../../box.ts'
import { type CardName, cardCalled, cardName, upgradeCards, upgradeOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { handLines, handText, signs, spelled } from './cards.ts'

const { view: dealt } = Match.start(box.game, { seats: 2, seed: 'cards' }).view(0)

function cards(...names: CardName[]) {
  return names.map(cardCalled)
}

function holding(...names: CardName[]): View {
  const hand = cards(...names)
  return { ...dealt, hand, upgrades: [[...(dealt.upgrades[0] ?? []), ...hand.filter(upgradeOf)], []] }
}

test('cards are their numbers, the fastest first, S for stress and H for heat', () => {
  expect(signs(cards('heat', 'stress', 0, 4, 5))).toBe('5 4 0 S H')
})

test('cards are typed by the same signs, a gear by its number, and what is neither goes by the arrows', () => {
  expect(spelled({ type: 'play', cards: cards('stress', 4, 4) }, dealt)).toBe('44s')
  expect(spelled({ type: 'discard', cards: [] }, dealt)).toBe('')
  expect(spelled({ type: 'shift', gear: 3 }, dealt)).toBe('3')
  expect(spelled({ type: 'give-up' }, dealt)).toBeUndefined()
})

test('no card that is typed has a key that means something else everywhere', () => {
  const keys = spelled({ type: 'play', cards: cards('heat', 'stress', 0, 1, 2, 3, 4, 5) }, dealt) ?? ''
  expect(keys).toMatch(/^[0-5s]+$/)
})

test('cards with symbols have letters by their place in the hand, no two the same', () => {
  const view = holding('cooling-11', 'brakes-8', 'sponsor-turbo', 4, 'stress')
  expect(handText(view.hand, 'en')).toBe('4, A $6, B 6↓1!1, C 1/3, stress')
  expect(spelled({ type: 'play', cards: cards('brakes-8', 4, 'sponsor-turbo') }, view)).toBe('a4c')
  expect(spelled({ type: 'discard', cards: cards('cooling-11') }, view)).toBe('b')
})

test('not even their letters mean something else everywhere', () => {
  const many = holding(...upgradeCards('basic').map(cardName))
  const keys = many.hand.map((card) => spelled({ type: 'play', cards: [card] }, many))
  expect(new Set(keys).size).toBe(new Set(many.hand).size)
  for (const key of keys) expect(key).toMatch(/^[a-z]$/)
  for (const key of keys) expect('qlhus').not.toContain(key)
})

test('a hand names what weighs it down, and counts it', () => {
  expect(handText(cards(4, 4, 1, 'stress', 'heat', 'heat'), 'en')).toBe('4 4 1, stress, 2 × heat')
  expect(handText(cards('heat'), 'fr')).toBe('surchauffe')
})

test('a long hand takes several lines, none too long', () => {
  const lines = handLines(cards(5, 4, 4, 3, 'stress', 'stress', 'stress', 'heat', 'heat'), 'fr')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(32)
})
