import { Match } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { Action } from '../rules/action.ts'
import { type CardName, cardCalled, cardName, upgradeCards, upgradeOf } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import { handLines, handText, signs, spelled } from './cards.ts'
import { choice } from './choices.ts'

const { view: dealt } = Match.start(box.game, { seats: 2, seed: 'cards' }).view(0)

function cards(...names: CardName[]) {
  return names.map(cardCalled)
}

function holding(...names: CardName[]): View {
  const hand = cards(...names)
  return { ...dealt, hand, upgrades: [[...(dealt.upgrades[0] ?? []), ...hand.filter(upgradeOf)], []] }
}

function said(action: Action, view: View, language: 'en' | 'fr' = 'en'): string {
  return choice('the game’s own words', action, view, language, 0)
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

test('a play says its speed and what the corners cost', () => {
  // The first corner of the USA, limit 7, is crossed from space 6 with six spaces or more.
  const view: View = { ...holding(5, 4, 2), phase: 'play', progress: [6, -1], engine: [6, 6] }
  expect(said({ type: 'play', cards: cards(4) }, view)).toMatch(/^4 +$/)
  expect(said({ type: 'play', cards: cards(5, 4) }, view)).toMatch(/^9 +2 heat$/)
  const empty = { ...view, engine: [1, 6] }
  expect(said({ type: 'play', cards: cards(5, 4) }, empty)).toMatch(/^9 +spins out$/)
  expect(said({ type: 'play', cards: cards(5, 4) }, empty, 'fr')).toMatch(/^9 +tête-à-queue$/)
})

test('a stress card makes a range of it, and a spin-out a matter of chance', () => {
  const view: View = { ...holding(5, 4, 'stress'), phase: 'play', progress: [6, -1], engine: [4, 6] }
  expect(said({ type: 'play', cards: cards(5, 'stress') }, view)).toMatch(/^6–9 +0–2 heat$/)
  const poor = { ...view, engine: [1, 6] }
  expect(said({ type: 'play', cards: cards(5, 'stress') }, poor)).toMatch(/^6–9 +spin-out \d+ %$/)
})

test('where the cards are the gear, two gears at once cost a heat more', () => {
  const view: View = { ...holding(5, 4, 2), phase: 'plan', progress: [6, -1], gear: [1, 1] }
  expect(said({ type: 'play', cards: cards(5, 4) }, view)).toMatch(/^9 +2 heat$/)
  expect(said({ type: 'play', cards: cards(5, 4, 2) }, view)).toMatch(/^11 +5 heat$/)
})

test('a gear says which speeds the hand has for it', () => {
  const view = holding(5, 4, 1, 'heat')
  expect(said({ type: 'shift', gear: 1 }, view)).toBe('gear 1, speed 1–5')
  expect(said({ type: 'shift', gear: 2 }, view)).toBe('gear 2, speed 5–9')
  expect(said({ type: 'shift', gear: 3 }, view)).toBe('gear 3, speed 10 (1 heat)')
})

test('a card with several values makes a range of it too, but no chance: the driver will choose', () => {
  const view: View = { ...holding('brakes-10', 4), phase: 'play', progress: [6, -1], engine: [0, 6] }
  expect(said({ type: 'play', cards: cards('brakes-10', 4) }, view)).toMatch(/^5–9 +$/)
  const rich = { ...view, engine: [3, 6] }
  expect(said({ type: 'play', cards: cards('brakes-10', 4) }, rich)).toMatch(/^5–9 +0–2 heat$/)
})

test('the heat that cards cost is part of the price', () => {
  const view: View = { ...holding('turbo-42', 4), phase: 'play', progress: [0, -1], engine: [4, 6] }
  expect(said({ type: 'play', cards: cards('turbo-42') }, view)).toMatch(/^7 +2 heat$/)
})

test('the values of cards come with their speed and what the corners cost', () => {
  const area = [cards('brakes-10', 4), []]
  const view: View = { ...holding(2), phase: 'values', area, from: 6, progress: [6, -1], speed: 0, engine: [4, 6] }
  expect(said({ type: 'values', values: [1] }, view)).toBe('1: speed 5')
  expect(said({ type: 'values', values: [5] }, view)).toBe('5: speed 9  2 heat')
  expect(said({ type: 'values', values: [5] }, view, 'fr')).toBe('5\u00a0: vitesse 9  2 surch.')
})

test('every length of a slipstream comes with its price', () => {
  const view: View = { ...holding(2), phase: 'slipstream', from: 4, progress: [9, -1], speed: 9, engine: [4, 6] }
  expect(said({ type: 'slipstream', spaces: 2 }, view)).toBe('slipstream 2')
  expect(said({ type: 'slipstream', spaces: 4 }, view)).toBe('slipstream 4  2 heat')
})

test('symbols are used by the signs of their cards', () => {
  const view = holding('pedal-25', 'heat')
  expect(said({ type: 'direct', card: cardCalled('pedal-25') }, view)).toBe('play 2»×2 from hand')
  expect(said({ type: 'pay', card: cardCalled('wings-46') }, view)).toBe('pay 2 heat for 6≤+3!2')
  expect(said({ type: 'salvage', cards: cards(4, 'stress') }, view)).toBe('salvage 4 S')
  expect(said({ type: 'refresh', cards: cards('suspension-34') }, view, 'fr')).toBe('sur la pioche\u00a0: 4↺')
})

test('a discard says how many cards are drawn', () => {
  const view = holding(4, 1, 'heat')
  expect(said({ type: 'discard', cards: cards(1) }, view)).toBe('draw 5')
  expect(said({ type: 'discard', cards: [] }, view)).toBe('the game’s own words, draw 4')
})
