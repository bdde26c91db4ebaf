import { expect, test } from 'vitest'
import { behind, driven, turn } from '../../testing/turn.ts'

/** Three cards are played, and a pedal is in hand. */
const driving = { space: 14, cards: [1, 1, 2], parked: behind, deck: [4, 3, 2, 1, 4, 3], engine: 0 } as const

test('HT-CARD-08: cards 24, 25 and 26 are played from the hand as 1, 2 and 3, and scrap as many cards', () => {
  const pedals = [
    ['pedal-24', 1, [4]],
    ['pedal-25', 2, [3, 4]],
    ['pedal-26', 3, [2, 3, 4]],
  ] as const
  for (const [pedal, value, scrapped] of pedals) {
    const table = turn({ ...driving, kept: [pedal, 3] })
    expect(table.offers()).toEqual([`direct ${pedal}`, 'done'])
    table.direct(pedal)
    expect([driven(table), table.state.speed]).toEqual([['cards 4', `direct ${value}`], 4 + value])
    expect([table.zone(0, 'discard'), table.zone(0, 'hands')]).toEqual([scrapped, [3]])
  }
})

test('HT-CARD-08: card 27 is played from the hand as a 4, costs a Heat and cools 1', () => {
  const table = turn({ ...driving, kept: ['pedal-27', 'heat', 'heat'], engine: 1 })
  expect([table.direct('pedal-27').state.speed, table.space(0)]).toEqual([8, 22])
  // With the Heat of the hand there would be enough for a boost as well.
  expect(table.offers()).toEqual(['pay pedal-27', 'cool 1', 'boost'])
  table.pay('pedal-27').cool(1)
  expect([table.state.engine[0], table.zone(0, 'hands'), table.zone(0, 'discard')]).toEqual([1, ['heat'], ['heat']])
})

test('HT-CARD-08: card 28 is played from the hand as a 1, scraps 5 and accelerates by what was turned up', () => {
  const table = turn({ ...driving, cards: [1, 1, 'stress'], kept: ['pedal-28', 3] })
  expect([table.state.speed, table.offers()]).toEqual([6, ['direct pedal-28', 'done']])
  expect(table.direct('pedal-28').offers()).toEqual(['scrap 5', 'accelerate'])
  table.accelerate()
  expect(driven(table)).toEqual(['cards 6', 'direct 1', 'accelerate 1'])
  expect([table.state.speed, table.zone(0, 'discard')]).toEqual([8, [3, 4, 1, 2, 3]])
})

test('HT-SYM-19, HT-CARD-08: a pedal may be played face down like any other card, with its value and its symbols', () => {
  const table = turn({ ...driving, cards: [1, 1, 'pedal-25'], kept: [3] })
  // It needs no decision: the only thing to do is to scrap.
  expect([table.phase, table.state.speed, driven(table)]).toEqual(['discard', 4, ['cards 4']])
  expect(table.zone(0, 'discard')).toEqual([3, 4])
})
