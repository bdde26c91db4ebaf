import { expect, test } from 'vitest'
import { inThird } from '../../testing/turn.ts'

test('HT-CARD-04: card 7 counts 1, 2, 3 or 4, and costs a Heat whichever it is', () => {
  for (const value of [1, 2, 3, 4]) {
    const table = inThird('brakes-7', { engine: 2 })
    expect([table.phase, table.offers()]).toEqual(['values', ['values 1', 'values 2', 'values 3', 'values 4']])
    table.values(value)
    expect([table.state.speed, table.space(0), table.offers()]).toEqual([
      2 + value,
      16 + value,
      ['pay brakes-7', 'boost'],
    ])
    expect(table.pay('brakes-7').state.engine[0]).toBe(1)
  }
})

test('HT-CARD-04: card 8 counts 1 or 3, card 9 counts 2 or 4, card 10 counts 1 or 5', () => {
  const cards = [
    ['brakes-8', 1, 3],
    ['brakes-9', 2, 4],
    ['brakes-10', 1, 5],
  ] as const
  for (const [card, low, high] of cards) {
    expect(inThird(card).offers()).toEqual([`values ${low}`, `values ${high}`])
    for (const value of [low, high]) {
      const table = inThird(card, { engine: 0 }).values(value)
      // No symbol goes with it.
      expect([card, table.space(0), table.state.speed, table.phase]).toEqual([card, 16 + value, 2 + value, 'discard'])
    }
  }
})
