import { expect, test } from 'vitest'
import { race } from '../testing/table.ts'

test('HT-R6: the score is the number of rounds to the flag, fewer are better; to give up is worse than any', () => {
  const table = race(4).put(0, 68, { lap: 1 }).put(1, 67, { lap: 1 }).put(2, 60, { lap: 1 }).put(3, 20)
  for (const seat of [0, 1, 2, 3]) table.hand(seat, 1, 4)
  table.shift(1, 1, 1, 1).play([1], [4], [1], [1]).passTo()
  // The third one takes another round, in which the fourth one gives up.
  table.hand(2, 4, 4).decide({ type: 'shift', gear: 2 }, { type: 'give-up' }).play([4, 4]).passTo()
  expect(table.ranking()).toEqual([
    { seat: 1, place: 1, score: -1 },
    { seat: 0, place: 2, score: -1 },
    { seat: 2, place: 3, score: -2 },
    { seat: 3, place: 4, score: -1000 },
  ])
})

test('HT-R6: there is no score while cars are racing', () => {
  const table = race(2).put(0, 68, { lap: 1 }).hand(0, 1, 2).put(1, 20).hand(1, 1, 2).shift(1, 1).play([1], [1])
  expect(table.passTo().ranking()).toBeUndefined()
})
