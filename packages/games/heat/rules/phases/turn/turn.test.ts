import { expect, test } from 'vitest'
import { turn } from '../../../testing/turn.ts'

test('whoever has no card left in hand is not asked to discard', () => {
  const table = turn({ space: 14, cards: [1], kept: [] }).done()
  expect([table.phase, table.zone(0, 'hands').length]).toEqual(['shift', 7])
})

test('whoever holds nothing to discard is asked all the same: what is in the hand is a secret', () => {
  const table = turn({ space: 14, cards: [1], kept: ['stress'] }).done()
  expect([table.phase, table.offers()]).toEqual(['discard', ['discard']])
})

test('a lap is told when the turn is over, the last one as the finish', () => {
  const lap = turn({ space: 68, cards: [1], options: { laps: 3 } })
  expect(lap.told('lap-completed')).toEqual([])
  expect(lap.done().told('lap-completed')).toEqual([{ type: 'lap-completed', seat: 0, lap: 1 }])
  const finish = turn({ space: 68, lap: 1, cards: [1] }).done()
  expect([finish.told('lap-completed'), finish.told('car-finished').length]).toEqual([[], 1])
})
