import { expect, test } from 'vitest'
import { inThird } from '../../testing/turn.ts'

test('HT-CARD-02: card 1 counts its 4, and as much as the + turns up', () => {
  const table = inThird('4wd-1', { deck: ['heat', 3], engine: 5 })
  expect([table.state.speed, table.space(0)]).toEqual([9, 23])
  expect([table.zone(0, 'area'), table.zone(0, 'discard')]).toEqual([[1, 1, '4wd-1', 3], ['heat']])
})

test('HT-CARD-02: card 2 turns up three Speed cards and has no value of its own', () => {
  const table = inThird('4wd-2', { deck: ['stress', 2, 3, 'heat', 4, 4], engine: 5 })
  expect([table.state.speed, table.zone(0, 'area')]).toEqual([11, [1, 1, '4wd-2', 2, 3, 4]])
  expect([table.zone(0, 'discard'), table.zone(0, 'decks')[0]]).toEqual([['heat', 'stress'], 4])
})

test('HT-CARD-02: card 3 turns up a Speed card and cools 3', () => {
  const table = inThird('4wd-3', { deck: [2], kept: ['heat', 'heat', 'heat', 'heat'], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([4, ['cool 1', 'cool 2', 'cool 3', 'done']])
  expect([table.cool(3).state.engine[0], table.zone(0, 'hands')]).toEqual([3, ['heat']])
})

test('HT-CARD-02: card 47 turns up a Speed card and accelerates by what was turned up', () => {
  const table = inThird('4wd-47', { deck: [4], engine: 0 })
  expect([table.state.speed, table.space(0), table.offers()]).toEqual([6, 20, ['accelerate', 'done']])
  expect([table.accelerate().state.speed, table.space(0), table.phase]).toEqual([7, 21, 'discard'])
})
