import { expect, test } from 'vitest'
import type { Action } from '../../../rules/action.ts'
import { type CardName, cardCalled } from '../../../rules/cards.ts'
import { choiceOfCards, isOffered, placesOf, sizesOf, toggled } from './selection.ts'

function cards(...names: CardName[]): number[] {
  return names.map(cardCalled)
}

const choices: readonly Action[] = [
  { type: 'play', cards: cards('stress', 2) },
  { type: 'play', cards: cards(2, 4) },
  { type: 'play', cards: cards(4, 4) },
  { type: 'give-up' },
]

test('picked cards are the choice with the same cards, in whatever order they were picked', () => {
  expect(choiceOfCards(choices, cards(4, 2))).toBe(1)
  expect(choiceOfCards(choices, cards(2, 'stress'))).toBe(0)
  expect(choiceOfCards(choices, cards(4, 4))).toBe(2)
})

test('too few cards, or cards that are not offered together, are no choice', () => {
  expect(choiceOfCards(choices, [])).toBeUndefined()
  expect(choiceOfCards(choices, cards(4))).toBeUndefined()
  expect(choiceOfCards(choices, cards(2, 2))).toBeUndefined()
})

test('what may be picked, and how much of it, is read from the choices', () => {
  expect(sizesOf(choices)).toEqual([2])
  expect(
    sizesOf([
      { type: 'discard', cards: [] },
      { type: 'discard', cards: cards(1) },
    ]),
  ).toEqual([0, 1])
  expect(isOffered(choices, cardCalled('stress'))).toBe(true)
  expect(isOffered(choices, cardCalled('heat'))).toBe(false)
})

test('cards that are alike are found in different places of the hand', () => {
  expect(placesOf(cards('heat', 2, 4, 4), cards(4, 4))).toEqual([2, 3])
  expect(placesOf(cards('heat', 2, 4), cards(4, 4))).toEqual([2])
})

test('a second tap lays a card back, and one too many takes the place of the first', () => {
  expect(toggled([1, 3], 3, 2)).toEqual([1])
  expect(toggled([1], 3, 2)).toEqual([1, 3])
  expect(toggled([1, 3], 5, 2)).toEqual([3, 5])
})
