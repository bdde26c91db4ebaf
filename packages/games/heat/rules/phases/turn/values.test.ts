import { expect, test } from 'vitest'
import { behind, driven, inThird, last, turn } from '../../../testing/turn.ts'

test('HT-MOVE-04: all + of the cards are resolved before a value is chosen', () => {
  const table = turn({ space: 14, cards: ['stress', '4wd-1', 'brakes-10'], deck: [3, 'heat', 2], engine: 5 })
  expect([table.phase, table.zone(0, 'area')]).toEqual(['values', ['stress', '4wd-1', 'brakes-10', 3, 2]])
  expect([table.told('card-flipped').length, driven(table), table.space(0)]).toEqual([3, [], 14])
  expect([table.values(5).space(0), driven(table)]).toEqual([28, ['cards 14']])
})

test('HT-MOVE-08: of several values exactly one that is printed counts, chosen when all that was turned up is known', () => {
  const table = inThird('brakes-10')
  expect(table.offers()).toEqual(['values 1', 'values 5'])
  for (const values of [[3], [0], [6], [], [1, 5]]) expect(() => table.values(...values)).toThrow('not among')
  expect([table.values(1).state.speed, table.space(0), table.phase]).toEqual([3, 17, 'react'])
  expect(table.boost().state.worth.slice(0, 3)).toEqual([1, 1, 1])
})

test('HT-MOVE-08: each card that leaves a choice has its own, an R.P.M. card and a sponsor card too', () => {
  const table = turn({ space: 14, cards: ['brakes-8', 'rpm-31', 'sponsor-brakes', 2], kept: [3], parked: behind })
  expect(table.offers()).toHaveLength(2 * 2 * 4)
  expect([table.values(3, 1, 4).state.speed, table.space(0)]).toEqual([10, 24])
})

test('HT-GUARD-10: different values of the same sum are all there to choose, and the choice is recorded', () => {
  const cards = ['brakes-8', 'brakes-9', 1] as const
  const sums = turn({ space: 14, cards, parked: behind }).offers()
  expect(sums).toEqual(['values 1 2', 'values 1 4', 'values 3 2', 'values 3 4'])
  for (const values of [
    [1, 4],
    [3, 2],
  ] as const) {
    const table = turn({ space: 14, cards, parked: behind }).values(...values)
    expect([table.state.speed, table.state.worth]).toEqual([6, [1, ...values]])
    expect(last(table, 'values-chosen')).toMatchObject({ seat: 0, values })
  }
})

test('two cards that are alike are one choice, whichever of them counts more', () => {
  const table = turn({ space: 14, cards: ['brakes-8', 'brakes-8', 1], parked: behind })
  expect(table.offers()).toEqual(['values 1 1', 'values 1 3', 'values 3 3'])
})

test('nobody is asked for values where no card leaves a choice', () => {
  expect(inThird('cooling-13').phase).toBe('react')
})
