/** The worked examples of corners. */
import { expect, test } from 'vitest'
import { last, paid, turn } from '../testing/turn.ts'

test('HT-EX-10: Great Britain, gear 3, from 36 with speed 8 and 6 Heat: C costs 3, D 4 with 3 left: the car is on 42 with 2 Stress, in gear 1', () => {
  const table = turn({ space: 36, cards: [4, 3, 1], options: { circuit: 'gb' }, parked: [{ space: 5 }] }).done()
  expect(last(table, 'car-moved')).toMatchObject({ to: 44, speed: 8 })
  expect(paid(table)).toEqual(['C 3'])
  expect(last(table, 'spun-out')).toMatchObject({ corner: 'D', limit: 4, cost: 4, heat: 3, to: 42, stress: 2, gear: 3 })
  expect([table.space(0), table.state.engine[0], table.state.gear[0]]).toEqual([42, 0, 1])
  expect(table.zone(0, 'hands')).toEqual([2, 'stress', 'stress'])
})

test('HT-EX-11: USA, lap 1, from 56 with speed 13 over D and the start line: 11 cannot be paid with 6, the car is on 56 in lap 1 again', () => {
  const table = turn({ space: 56, cards: [5, 4, 4], parked: [{ space: 5 }] }).done()
  expect(last(table, 'car-moved')).toMatchObject({ from: 56, to: 69, speed: 13 })
  expect(last(table, 'spun-out')).toMatchObject({ corner: 'D', limit: 2, cost: 11, heat: 6 })
  expect([table.progress(0), table.state.engine[0], table.told('lap-completed')]).toEqual([56, 0, []])
})

test('HT-EX-12: USA, speed 5, on 55 after React with a car on 56: the slipstream to 57 crosses D and costs 3', () => {
  const table = turn({ space: 50, cards: [4, 1], parked: [{ space: 56 }] }).done()
  expect([table.space(0), table.state.speed, paid(table)]).toEqual([55, 5, []])
  table.slipstream()
  expect([table.space(0), paid(table), table.state.engine[0]]).toEqual([57, ['D 3'], 3])
})
