import { expect, test } from 'vitest'
import { inThird } from '../../testing/turn.ts'

test('HT-CARD-07: card 22 counts 2 and brings up to two cards of the discard back into the deck', () => {
  const table = inThird('fuel-22', { discarded: [4, 'heat', 3], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([
    4,
    ['salvage heat', 'salvage 3', 'salvage 4', 'salvage heat 3', 'salvage heat 4', 'salvage 3 4', 'done'],
  ])
  const size = table.zone(0, 'decks').length
  table.salvage(3, 4)
  expect([table.zone(0, 'discard'), table.zone(0, 'decks').length]).toEqual([['heat'], size + 2])
})

test('HT-CARD-07: card 23 turns up a Speed card, brings up to two cards back and cools 1', () => {
  const table = inThird('fuel-23', { kept: ['heat', 'heat'], discarded: [4, 4], deck: ['stress', 3], engine: 0 })
  expect([table.state.speed, table.space(0)]).toEqual([5, 19])
  // What was turned up on the way lies in the discard as well.
  expect(table.offers()).toEqual(['cool 1', 'salvage stress', 'salvage 4', 'salvage stress 4', 'salvage 4 4', 'done'])
  table.cool(1).salvage(4, 4)
  expect([table.state.engine[0], table.zone(0, 'discard'), table.zone(0, 'decks').includes(4)]).toEqual([
    1,
    ['stress'],
    true,
  ])
})
