import { expect, test } from 'vitest'
import { arranged, cards, onTheWay } from './testing/arranged.ts'
import { turnCards } from './turn-cards.ts'

function turn(area: readonly number[], flipped: readonly number[], worth: readonly number[] = []) {
  const { view } = arranged({ hand: [1], change: onTheWay('react', { from: 5, to: 9, speed: 4 }) })
  return turnCards({ ...view, area: [[...area], []], flipped: [...flipped], worth: [...worth] }, 0)
}

test('what was turned up is told apart from what was played', () => {
  const { played, flipped } = turn(cards('stress', 4, 2), cards('heat', 2))
  expect(played.map(({ card }) => card)).toEqual(cards('stress', 4))
  expect(flipped.map(({ counts }) => counts)).toEqual([false, true])
})

test('a gas pedal that was played after a flip is played, not turned up', () => {
  const { played } = turn(cards('stress', 2, 'pedal-24', 3), cards(2, 3))
  expect(played.map(({ card }) => card)).toEqual(cards('stress', 'pedal-24'))
})

test('a card that leaves a choice says what it counts, once that is chosen', () => {
  expect(turn(cards('brakes-8', 4), [], [3, 4]).played.map(({ worth }) => worth)).toEqual([3, undefined])
})
