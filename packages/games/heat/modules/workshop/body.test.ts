import { expect, test } from 'vitest'
import { inThird, last } from '../../testing/turn.ts'

const tense = { kept: ['stress', 'stress', 'stress'], engine: 0 } as const

test('HT-CARD-03: card 4 counts 3 and takes up to two Stress out of the hand', () => {
  const table = inThird('body-4', tense)
  expect([table.state.speed, table.offers()]).toEqual([5, ['relieve 1', 'relieve 2', 'done']])
  table.relieve(2)
  expect([table.zone(0, 'hands'), table.zone(0, 'discard')]).toEqual([['stress'], ['stress', 'stress']])
})

test('HT-CARD-03: card 5 counts 5 and takes one Stress out of the hand', () => {
  const table = inThird('body-5', tense)
  expect([table.state.speed, table.offers()]).toEqual([7, ['relieve 1', 'done']])
  expect(table.relieve(1).zone(0, 'hands')).toEqual(['stress', 'stress'])
})

test('HT-CARD-03: card 6 counts 1 and takes up to three Stress out of the hand', () => {
  const table = inThird('body-6', tense)
  expect([table.state.speed, table.offers()]).toEqual([3, ['relieve 1', 'relieve 2', 'relieve 3', 'done']])
  expect(table.state.left.stress).toBe(3)
  table.relieve(3)
  expect(table.zone(0, 'discard').slice(-3)).toEqual(['stress', 'stress', 'stress'])
})

test('HT-CARD-03: card 18 counts 6, takes up to three Stress out of the hand and costs a Heat', () => {
  const table = inThird('body-18', { ...tense, engine: 1 })
  // The one Heat is for the card: no boost.
  expect([table.state.speed, table.offers()]).toEqual([8, ['pay body-18', 'relieve 1', 'relieve 2', 'relieve 3']])
  expect(table.state.left.stress).toBe(3)
  table.pay('body-18').relieve(3)
  expect([table.state.engine[0], last(table, 'card-paid')]).toMatchObject([0, { heat: 1, engine: 0 }])
})

test('HT-CARD-03: card 19 counts 2, takes a Stress out of the hand, cools 1 and scraps 2', () => {
  const table = inThird('body-19', { kept: ['stress', 'stress', 'heat', 'heat'], deck: [4, 3, 2], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([4, ['scrap 2', 'cool 1', 'relieve 1']])
  table.relieve(1).cool(1).scrap(2)
  expect([table.zone(0, 'discard'), table.state.engine[0]]).toEqual([[3, 4, 'stress'], 1])
})

test('HT-CARD-03: card 20 counts 2, takes a Stress out of the hand, and a slipstream may be one longer', () => {
  const table = inThird('body-20', { ...tense, parked: [{ space: 18 }, { space: 2 }] })
  expect([table.state.speed, table.space(0), table.offers()]).toEqual([4, 18, ['relieve 1', 'done']])
  expect(table.relieve(1).offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
  expect([table.slipstream(3).space(0), table.state.speed]).toEqual([21, 4])
})
