import { expect, test } from 'vitest'
import type { Action } from '../../rules/action.ts'
import { type CardName, cardCalled } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { type Holding, holding, playing } from '../../testing/playing.ts'
import { behind, inThird, turn } from '../../testing/turn.ts'
import { choice } from './choices.ts'

function cards(...names: CardName[]) {
  return names.map(cardCalled)
}

function said(action: Action, view: View, language: 'en' | 'fr' = 'en'): string {
  return choice('the game’s own words', action, view, language, 0)
}

/** Corner A of the USA, limit 7, is crossed from space 6 with six spaces or more. */
const before = { gear: 2, space: 6 } as const

function view(hand: readonly CardName[], place: Holding = {}): View {
  return playing(hand, { ...before, ...place }).view(0)
}

test('a play says its speed and what the corners cost', () => {
  const hand: CardName[] = [5, 4, 2]
  expect(said({ type: 'play', cards: cards(4) }, view(hand))).toMatch(/^4 +$/)
  expect(said({ type: 'play', cards: cards(5, 4) }, view(hand))).toMatch(/^9 +2 heat$/)
  const empty = view(hand, { engine: 1 })
  expect(said({ type: 'play', cards: cards(5, 4) }, empty)).toMatch(/^9 +spins out$/)
  expect(said({ type: 'play', cards: cards(5, 4) }, empty, 'fr')).toMatch(/^9 +tête-à-queue$/)
})

test('a stress card makes a range of it, and a spin-out a matter of chance', () => {
  const play: Action = { type: 'play', cards: cards(5, 'stress') }
  expect(said(play, view([5, 4, 'stress'], { engine: 4 }))).toMatch(/^6–9 +0–2 heat$/)
  expect(said(play, view([5, 4, 'stress'], { engine: 1 }))).toMatch(/^6–9 +spin-out \d+ %$/)
})

test('where the cards are the gear, two gears at once cost a heat more', () => {
  const seen = holding([5, 4, 2], { space: 6, options: { gears: 'with-cards' } }).view(0)
  expect(said({ type: 'play', cards: cards(5, 4) }, seen)).toMatch(/^9 +2 heat$/)
  expect(said({ type: 'play', cards: cards(5, 4, 2) }, seen)).toMatch(/^11 +5 heat$/)
})

test('a gear says which speeds the hand has for it', () => {
  const seen = holding([5, 4, 1, 'heat'], { space: 6 }).view(0)
  expect(said({ type: 'shift', gear: 1 }, seen)).toBe('gear 1, speed 1–5')
  expect(said({ type: 'shift', gear: 2 }, seen)).toBe('gear 2, speed 5–9')
  expect(said({ type: 'shift', gear: 3 }, seen)).toBe('gear 3, speed 10 (1 heat)')
})

test('a card with several values makes a range of it too, but no chance: the driver will choose', () => {
  const play: Action = { type: 'play', cards: cards('brakes-10', 4) }
  expect(said(play, view(['brakes-10', 4], { engine: 0 }))).toMatch(/^5–9 +$/)
  expect(said(play, view(['brakes-10', 4], { engine: 3 }))).toMatch(/^5–9 +0–2 heat$/)
})

test('the heat that cards cost is part of the price', () => {
  const seen = view(['turbo-42', 4], { space: 0, gear: 1, engine: 4 })
  expect(said({ type: 'play', cards: cards('turbo-42') }, seen)).toMatch(/^7 +2 heat$/)
})

test('the values of cards come with their speed and what the corners cost', () => {
  const seen = turn({ space: 6, cards: ['brakes-10', 4], engine: 4, parked: behind }).view(0)
  expect(said({ type: 'values', values: [1] }, seen)).toBe('1: speed 5')
  expect(said({ type: 'values', values: [5] }, seen)).toBe('5: speed 9  2 heat')
  expect(said({ type: 'values', values: [5] }, seen, 'fr')).toBe('5\u00a0: vitesse 9  2 surch.')
})

test('every length of a slipstream comes with its price', () => {
  const behindIt = (space: number) => turn({ space, cards: [5, 4], parked: [{ space: space + 10 }] }).done()
  expect(said({ type: 'slipstream', spaces: 2 }, behindIt(14).view(0))).toBe('slipstream 2')
  expect(said({ type: 'slipstream', spaces: 2 }, behindIt(2).view(0))).toBe('slipstream 2  2 heat')
})

test('symbols are used by the signs of their cards', () => {
  const seen = inThird('pedal-25').view(0)
  expect(said({ type: 'direct', card: cardCalled('pedal-25') }, seen)).toBe('play 2»×2 from hand')
  expect(said({ type: 'pay', card: cardCalled('wings-46') }, seen)).toBe('pay 2 heat for 6≤+3!2')
  expect(said({ type: 'salvage', cards: cards(4, 'stress') }, seen)).toBe('salvage 4 S')
  expect(said({ type: 'refresh', cards: cards('suspension-34') }, seen, 'fr')).toBe('sur la pioche\u00a0: 4↺')
})

test('a discard says how many cards are drawn', () => {
  const seen = holding([4, 1, 'heat'], { engine: 5 }).view(0)
  expect(said({ type: 'discard', cards: cards(1) }, seen)).toBe('draw 5')
  expect(said({ type: 'discard', cards: [] }, seen)).toBe('the game’s own words, draw 4')
})
