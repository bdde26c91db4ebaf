import { expect, test } from 'vitest'
import { inThird } from '../../testing/turn.ts'

test('HT-CARD-09: card 32 counts 2, takes a Stress out of the hand and may come back', () => {
  const table = inThird('suspension-32', { kept: ['stress', 'stress'], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([4, ['relieve 1', 'done']])
  expect([table.relieve(1).zone(0, 'discard'), table.phase]).toEqual([['stress'], 'refresh'])
  table.refresh('suspension-32').discard()
  expect(table.zone(0, 'hands').slice(0, 2)).toEqual(['stress', 'suspension-32'])
})

test('HT-CARD-09: card 33 counts 2, cools 1 and may come back', () => {
  const table = inThird('suspension-33', { kept: ['heat', 'heat'], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([4, ['cool 1', 'done']])
  table.cool(1).done().refresh('suspension-33').discard()
  expect([table.state.engine[0], table.zone(0, 'hands').slice(0, 2)]).toEqual([1, ['heat', 'suspension-33']])
})

test('HT-CARD-09: card 34 counts 4 and may come back', () => {
  const table = inThird('suspension-34', { kept: [2], engine: 0 })
  expect([table.state.speed, table.offers()]).toEqual([6, ['refresh', 'refresh suspension-34']])
  expect(table.refresh('suspension-34').discard().zone(0, 'hands').slice(0, 2)).toEqual([2, 'suspension-34'])
})

test('HT-CARD-09: card 35 counts 1, may come back, and a slipstream may be one longer', () => {
  const table = inThird('suspension-35', { kept: [2], engine: 0, parked: [{ space: 17 }, { space: 2 }] })
  expect([table.state.speed, table.offers()]).toEqual([3, ['refresh', 'refresh suspension-35']])
  expect(table.refresh().offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
  expect(table.slipstream(3).space(0)).toBe(20)
})
