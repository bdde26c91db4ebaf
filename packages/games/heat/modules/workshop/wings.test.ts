import { expect, test } from 'vitest'
import { inThird, last } from '../../testing/turn.ts'

test('HT-CARD-12: cards 44 and 45 count 4 and 3, cost a Heat, scrap 2 and raise the limit by 2', () => {
  const cards = [
    ['wings-44', 4],
    ['wings-45', 3],
  ] as const
  for (const [card, value] of cards) {
    // Over corner B of the USA, whose limit is 3.
    const table = inThird(card, { space: 30, deck: [4, 3, 2] })
    expect([table.state.speed, table.offers()]).toEqual([2 + value, [`pay ${card}`, 'scrap 2', 'boost']])
    table.pay(card).scrap(2).done()
    expect(table.zone(0, 'discard').slice(-3)).toEqual([3, 4, 'heat'])
    expect(last(table, 'corner-taken')).toMatchObject({ limit: 5, heat: Math.max(0, value - 3) })
  }
})

test('HT-CARD-12: card 46 counts 6, costs 2 Heat and raises the limit by 3', () => {
  const table = inThird('wings-46', { space: 30, engine: 4 })
  expect([table.state.speed, table.offers()]).toEqual([8, ['pay wings-46', 'boost']])
  expect(table.pay('wings-46').state.engine[0]).toBe(2)
  expect(last(table.done(), 'corner-taken')).toMatchObject({ limit: 6, heat: 2, engine: 0 })
})
