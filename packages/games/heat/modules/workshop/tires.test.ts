import { expect, test } from 'vitest'
import type { CardName } from '../../rules/cards.ts'
import { inThird, last, type TurnSetting } from '../../testing/turn.ts'

/** With two 1s from 30 over corner B of the USA, whose limit is 3. */
function intoB(card: CardName, moment: Partial<TurnSetting> = {}) {
  return inThird(card, { space: 30, ...moment })
}

test('HT-CARD-10: card 36 counts 2, lowers the limit by 1 and cools 3', () => {
  const table = intoB('tires-36', { kept: ['heat', 'heat', 'heat', 'heat'], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([4, ['cool 1', 'cool 2', 'cool 3', 'done']])
  table.cool(3).done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', limit: 2, heat: 2, engine: 1 })
})

test('HT-CARD-10: card 39 counts 3, lowers the limit by 1 and cools 2', () => {
  const table = intoB('tires-39', { kept: ['heat', 'heat', 'heat'], engine: 1 })
  expect([table.state.speed, table.offers()]).toEqual([5, ['cool 1', 'cool 2', 'boost', 'done']])
  table.cool(2).done()
  expect(last(table, 'corner-taken')).toMatchObject({ limit: 2, heat: 3, engine: 0 })
})

test('HT-CARD-10: cards 37 and 38 count 1 and 2, scrap 2 and raise the limit by 1', () => {
  const cards = [
    ['tires-37', 1],
    ['tires-38', 2],
  ] as const
  for (const [card, value] of cards) {
    const table = intoB(card, { deck: [4, 3, 2] })
    expect([table.state.speed, table.offers()]).toEqual([2 + value, ['scrap 2', 'boost']])
    expect(table.scrap(2).zone(0, 'discard')).toEqual([3, 4])
    expect(last(table.done(), 'corner-taken')).toMatchObject({ speed: 2 + value, limit: 4, heat: 0 })
  }
})

test('HT-CARD-10: card 40 turns up a Speed card, raises the limit by 1, cools 1, and a slipstream may be one longer', () => {
  const table = intoB('tires-40', {
    deck: [3],
    kept: ['heat', 'heat'],
    engine: 2,
    parked: [{ space: 35 }, { space: 2 }],
  })
  expect([table.state.speed, table.offers()]).toEqual([5, ['cool 1', 'boost', 'done']])
  expect(table.cool(1).done().offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
  expect(table.slipstream(3).space(0)).toBe(38)
  expect(last(table, 'corner-taken')).toMatchObject({ limit: 4, heat: 1, engine: 2 })
})

test('HT-CARD-10: card 41 turns up two Speed cards and raises the limit by 2', () => {
  const table = intoB('tires-41', { deck: [3, 'stress', 1] }).done()
  expect(table.zone(0, 'area')).toEqual([1, 1, 'tires-41', 3, 1])
  expect(last(table, 'corner-taken')).toMatchObject({ speed: 6, limit: 5, heat: 1 })
})
