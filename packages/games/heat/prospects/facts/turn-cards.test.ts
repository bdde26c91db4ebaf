import { expect, test } from 'vitest'
import { cardName } from '../../rules/cards.ts'
import type { HeatTable } from '../../testing/table.ts'
import { turn } from '../../testing/turn.ts'
import { turnCards } from './turn-cards.ts'

function played(table: HeatTable) {
  return turnCards(table.view(0), 0).played.map(({ card }) => cardName(card))
}

test('what was turned up is told apart from what was played', () => {
  const table = turn({ space: 14, cards: ['stress', 4], deck: ['heat', 2] })
  expect(played(table)).toEqual(['stress', 4])
  expect(turnCards(table.view(0), 0).flipped.map(({ counts }) => counts)).toEqual([false, true])
})

test('a gas pedal that was played after a flip is played, not turned up', () => {
  const table = turn({ space: 14, cards: ['stress'], kept: ['pedal-24', 2], deck: [2, 3, 1] })
  expect(played(table.direct('pedal-24').boost())).toEqual(['stress', 'pedal-24'])
})

test('a card that leaves a choice says what it counts, once that is chosen', () => {
  const worth = (table: HeatTable) => turnCards(table.view(0), 0).played.map((card) => card.worth)
  const table = turn({ space: 14, cards: [4, 'brakes-8'] })
  expect(worth(table)).toEqual([undefined, undefined])
  expect(worth(table.values(3))).toEqual([undefined, 3])
})
