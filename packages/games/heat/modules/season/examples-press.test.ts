/** The worked examples of the press: a corner with limit 3 and a token of +1, so 4; here B of the USA. */
import { expect, test } from 'vitest'
import type { Table } from '../../testing/table.ts'
import { behind, last, type Moment, turn } from '../../testing/turn.ts'

function overB(cards: Moment['cards'], moment: Partial<Moment> = {}): Table {
  const road = ['free-boost', 'limit+1', 'free-boost', 'free-boost'] as const
  return turn({ space: 31, cards, road, parked: behind, options: { event: 'speed-record' }, ...moment })
}

const gained = (table: Table) => table.told('sponsor-gained').length

test('HT-EX-05: Yellow crosses with speed 6, pays 2 Heat and gains a sponsor card', () => {
  const table = overB([4, 2]).done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 6, limit: 4, heat: 2, engine: 4 })
  expect(gained(table)).toBe(1)
})

test('HT-EX-06: Red crosses with speed 6 by card 44 and a 2, which costs no Heat, and gains a sponsor card all the same', () => {
  const table = overB(['wings-44', 2]).pay('wings-44').scrap(2).done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 6, limit: 6, heat: 0 })
  expect(gained(table)).toBe(1)
})

test('HT-EX-07: Blue crosses with speed 5 by cards 36 and 39, pays 3 Heat and gains none, being only 1 above 4', () => {
  const table = overB(['tires-36', 'tires-39']).done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 5, limit: 2, heat: 3, engine: 3 })
  expect(gained(table)).toBe(0)
})

test('HT-EX-08: a car of speed 3 whose slipstream crosses the line pays nothing and gains a sponsor card', () => {
  const table = overB([3], { space: 29, parked: [{ space: 32, spot: 1 }, { space: 2 }] })
    .done()
    .slipstream()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 3, limit: 4, heat: 0, engine: 6 })
  expect(gained(table)).toBe(1)
})
