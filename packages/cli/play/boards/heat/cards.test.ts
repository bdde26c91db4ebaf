import { type Action, box, type CardName, cardCalled, type View } from '@paddock/games/heat'
import { Match } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { choice, handLines, handText, signs, spelled } from './cards.ts'

const { view: dealt } = Match.start(box.game, { seats: 2, seed: 'cards' }).view(0)

function cards(...names: CardName[]) {
  return names.map(cardCalled)
}

function holding(...names: CardName[]): View {
  return { ...dealt, hand: cards(...names) }
}

function said(action: Action, view: View, language: 'en' | 'fr' = 'en'): string {
  return choice('the game’s own words', action, view, language, 0)
}

test('cards are their numbers, the fastest first, S for stress and H for heat', () => {
  expect(signs(cards('heat', 'stress', 0, 4, 5))).toBe('5 4 0 S H')
})

test('cards are typed by the same signs, a gear by its number, and what is neither goes by the arrows', () => {
  expect(spelled({ type: 'play', cards: cards('stress', 4, 4) })).toBe('44s')
  expect(spelled({ type: 'discard', cards: [] })).toBe('')
  expect(spelled({ type: 'shift', gear: 3 })).toBe('3')
  expect(spelled({ type: 'give-up' })).toBeUndefined()
})

test('no card that is typed has a key that means something else everywhere', () => {
  const keys = spelled({ type: 'play', cards: cards('heat', 'stress', 0, 1, 2, 3, 4, 5) }) ?? ''
  expect(keys).toMatch(/^[0-5s]+$/)
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

test('a discard says how many cards are drawn', () => {
  const view = holding(4, 1, 'heat')
  expect(said({ type: 'discard', cards: cards(1) }, view)).toBe('draw 5')
  expect(said({ type: 'discard', cards: [] }, view)).toBe('the game’s own words, draw 4')
})
