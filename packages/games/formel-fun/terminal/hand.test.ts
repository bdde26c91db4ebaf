import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { CardKind } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import { table } from '../testing/table.ts'
import { choice, hand } from './hand.ts'

const holding = (...kinds: CardKind[]) => table(4).hand('red', kinds).view(0)

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
