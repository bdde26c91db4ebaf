import { expect, test } from 'vitest'
import { inThird } from '../../testing/turn.ts'

const hot = { kept: ['heat', 'heat', 'heat'], engine: 0 } as const

test('HT-CARD-05: card 11 counts 6, costs a Heat and cools 1, which may pay for it', () => {
  const table = inThird('cooling-11', hot)
  expect([table.state.speed, table.offers()]).toEqual([8, ['cool 1']])
  // It is paid by itself: there is nothing else to do.
  expect(table.cool(1).told('card-paid')).toHaveLength(1)
  expect([table.state.engine[0], table.zone(0, 'hands'), table.zone(0, 'discard')]).toEqual([
    0,
    ['heat', 'heat'],
    ['heat'],
  ])
})

test('HT-CARD-05: card 12 counts 1 and cools 2', () => {
  const table = inThird('cooling-12', hot)
  expect([table.state.speed, table.offers()]).toEqual([3, ['cool 1', 'cool 2', 'done']])
  expect([table.cool(2).state.engine[0], table.zone(0, 'hands')]).toEqual([2, ['heat']])
})

test('HT-CARD-05: card 13 counts 3 and cools 1', () => {
  const table = inThird('cooling-13', hot)
  expect([table.state.speed, table.offers()]).toEqual([5, ['cool 1', 'done']])
  expect(table.cool(1).state.engine[0]).toBe(1)
})

test('HT-CARD-05: card 21 counts 4, scraps 2 and cools 1', () => {
  const table = inThird('cooling-21', { ...hot, deck: [1, 2, 3] })
  expect([table.state.speed, table.offers()]).toEqual([6, ['scrap 2', 'cool 1']])
  table.cool(1).scrap(2)
  expect([table.state.engine[0], table.zone(0, 'discard'), table.zone(0, 'decks')[0]]).toEqual([1, [2, 1], 3])
})
