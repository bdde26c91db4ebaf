import { expect, test } from 'vitest'
import type { CardName } from '../../rules/cards.ts'
import type { HeatTable } from '../../testing/table.ts'
import { inThird, last } from '../../testing/turn.ts'

/** The rest of the round; the card is out of the race. */
function expectUsedUp(table: HeatTable, card: CardName): void {
  table.passTo()
  expect(table.state.sponsors[0]).toBe(0)
  for (const zone of ['hands', 'decks', 'discard', 'area'] as const) expect(table.zone(0, zone)).not.toContain(card)
}

test('HT-CARD-15: the brakes of a sponsor count 1, 2, 3 or 4, once', () => {
  for (const value of [1, 2, 3, 4]) {
    const table = inThird('sponsor-brakes')
    expect(table.offers()).toEqual(['values 1', 'values 2', 'values 3', 'values 4'])
    expect([table.values(value).state.speed, table.space(0)]).toEqual([2 + value, 16 + value])
    expectUsedUp(table, 'sponsor-brakes')
  }
})

test('HT-CARD-15: the cooling of a sponsor counts 4 and cools 2, once', () => {
  const table = inThird('sponsor-cooling', { kept: ['heat', 'heat', 'heat'], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([6, ['cool 1', 'cool 2', 'done']])
  expect(table.cool(2).state.engine[0]).toBe(2)
  expectUsedUp(table, 'sponsor-cooling')
})

test('HT-CARD-15: the R.P.M. of a sponsor counts 1, and a slipstream may be two longer, once', () => {
  const table = inThird('sponsor-rpm', { parked: [{ space: 17 }, { space: 2 }] })
  expect([table.state.speed, table.done().offers()]).toEqual([3, ['slipstream 2', 'slipstream 4', 'stay']])
  expect(table.slipstream(4).space(0)).toBe(21)
  expectUsedUp(table, 'sponsor-rpm')
})

test('HT-CARD-15: the turbo of a sponsor counts 6, once', () => {
  const table = inThird('sponsor-turbo', { engine: 0 })
  expect([table.state.speed, table.space(0), table.phase]).toEqual([8, 22, 'discard'])
  expectUsedUp(table, 'sponsor-turbo')
})

test('HT-CARD-15: the wings of a sponsor count 3 and raise the limit by 1, once', () => {
  const table = inThird('sponsor-wings', { space: 30 }).done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 5, limit: 4, heat: 1 })
  expectUsedUp(table, 'sponsor-wings')
})
