import { expect, test } from 'vitest'
import type { CardName } from '../../rules/cards.ts'
import { inThird, type TurnSetting } from '../../testing/turn.ts'

/** After React with this card, which brings the car to the space beside another one. */
function beside(card: CardName, space: number, moment: Partial<TurnSetting> = {}) {
  return inThird(card, { parked: [{ space }, { space: 2 }], ...moment })
}

test('HT-CARD-06: cards 14, 15 and 16 count 1, 2 and 3, and a slipstream may be two longer', () => {
  const cards = [
    ['rpm-14', 1],
    ['rpm-15', 2],
    ['rpm-16', 3],
  ] as const
  for (const [card, value] of cards) {
    const table = beside(card, 16 + value).done()
    expect([table.state.speed, table.offers()]).toEqual([2 + value, ['slipstream 2', 'slipstream 4', 'stay']])
    expect([table.slipstream(4).space(0), table.state.speed]).toEqual([20 + value, 2 + value])
  }
})

test('HT-CARD-06: card 29 turns up a Speed card, and a slipstream may be three longer', () => {
  const table = beside('rpm-29', 20, { deck: ['stress', 4] }).done()
  expect([table.state.speed, table.offers()]).toEqual([6, ['slipstream 2', 'slipstream 5', 'stay']])
  expect(table.slipstream(5).space(0)).toBe(25)
})

test('HT-CARD-06: card 30 counts 1, costs a Heat, and a slipstream may be three longer', () => {
  const table = beside('rpm-30', 17)
  expect([table.state.speed, table.offers()]).toEqual([3, ['pay rpm-30', 'boost']])
  expect(table.pay('rpm-30').done().offers()).toEqual(['slipstream 2', 'slipstream 5', 'stay'])
  expect([table.state.engine[0], table.slipstream(5).space(0)]).toEqual([5, 22])
})

test('HT-CARD-06: card 31 counts 1 or 2, and a slipstream may be one longer', () => {
  for (const value of [1, 2]) {
    const table = beside('rpm-31', 16 + value)
    expect(table.offers()).toEqual(['values 1', 'values 2'])
    expect(table.values(value).done().offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
    expect([table.state.speed, table.slipstream(3).space(0)]).toEqual([2 + value, 19 + value])
  }
})
