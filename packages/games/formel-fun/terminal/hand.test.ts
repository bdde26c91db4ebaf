import { Match, Rng } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { turbosLeft } from '../prospects/hand.ts'
import { type cardKinds, kindOf } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { choice, hand } from './hand.ts'
import { moments } from './moments.ts'

const { view: dealt } = Match.start(box.game, { seats: 4, seed: 'hand' }).view(0)

/** The table with another hand: the copies of a kind follow one another among the 110 cards. */
function holding(...kinds: (typeof cardKinds)[number][]): View {
  const cards = Array.from({ length: 110 }, (_, card) => card)
  const taken = kinds.map((kind, index) => cards.filter((card) => kindOf(card) === kind)[index] ?? -1)
  return { ...dealt, hand: taken }
}

test('a kind that is held twice is listed once, with its count', () => {
  const view = holding('red-6', 'blue-7', 'red-6', 'turbo', 'turbo')
  expect(hand(view, 'en')).toEqual(['red 6 ×2', 'blue 7', 'turbo ×2'])
  expect(hand(view, 'fr')).toEqual(['rouge 6 ×2', 'bleu 7', 'turbo ×2'])
})

test('so it is among the choices, in the words of the game', () => {
  const view = holding('red-6', 'blue-7', 'red-6', 'red-1', 'turbo')
  const said = (action: Action, language: 'en' | 'fr') =>
    choice(box.words[language].action(action, view, 0), action, view, language)
  expect(said({ card: 'red-6' }, 'en')).toMatch(/^red 6 ×2: \d+ spaces?$/)
  expect(said({ card: 'red-6' }, 'fr')).toMatch(/^rouge 6 ×2\u00a0: \d+ cases?$/)
  expect(said({ card: 'blue-7' }, 'en')).toBe('blue 7: 7 spaces')
  expect(said({ card: 'red-6', turbo: true }, 'en')).toMatch(/^red 6 \+ turbo: /)
})

test('while a move is shown, the hand and the turbos are already those after it', () => {
  const match = Match.start(box.game, { seats: 3, seed: 'carried' })
  const rng = Rng.fromSeed('moves')
  let turbos = 0
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    const { view: before, choices } = match.view(seat)
    const played = choices.find(({ turbo }) => turbo) ?? rng.pick(choices)
    const { events } = match.act(seat, played)
    const after = match.view(seat).view
    const [first] = moments({ before, after, events }, seat)
    expect(first && turbosLeft(first.view, seat)).toBe(turbosLeft(after, seat))
    if (played.turbo) turbos++
    // The hand of a team that goes out is laid down only after its last car has come in.
    if (after.hand.length > 0) expect(first?.view.hand).toEqual(after.hand)
    const other = (seat + 1) % 3
    const [watched] = moments({ before: match.view(other).view, after: match.view(other).view, events }, other)
    expect(watched?.view.hand).toEqual(match.view(other).view.hand)
  }
  expect(turbos).toBeGreaterThan(0)
})
