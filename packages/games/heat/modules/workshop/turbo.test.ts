import { expect, test } from 'vitest'
import { inThird } from '../../testing/turn.ts'
import { upgrades } from './upgrades.ts'

test('HT-CARD-11: card 42 counts 7, costs 2 Heat and cools 3, which may pay for it', () => {
  const table = inThird('turbo-42', { kept: ['heat', 'heat', 'heat', 'heat'], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([9, ['cool 1', 'cool 2', 'cool 3']])
  expect(table.cool(3).offers()).toEqual(['pay turbo-42', 'boost'])
  table.pay('turbo-42')
  expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([1, ['heat', 'heat']])
})

test('HT-CARD-11: card 43 counts 8, costs a Heat and scraps 6', () => {
  const table = inThird('turbo-43', { deck: [4, 3, 2, 'stress', 2, 3, 4], engine: 6 })
  expect([table.state.speed, table.space(0), table.offers()]).toEqual([10, 24, ['pay turbo-43', 'scrap 6', 'boost']])
  table.scrap(6).pay('turbo-43')
  expect(table.zone(0, 'discard')).toEqual(['heat', 3, 2, 'stress', 2, 3, 4])
  expect([table.zone(0, 'decks')[0], table.state.engine[0]]).toEqual([4, 5])
})

test('HT-CARD-11: no upgrade has a higher value than these two', () => {
  const fastest = upgrades.toSorted((a, b) => Math.max(0, ...b.values) - Math.max(0, ...a.values))
  expect(fastest.slice(0, 2).map(({ number }) => number)).toEqual([43, 42])
  expect(fastest.slice(2).every(({ values }) => Math.max(0, ...values) < 7)).toBe(true)
})
