import { describe, expect, test } from 'vitest'
import { inThird, turn } from '../../../testing/turn.ts'

describe('a longer slipstream', () => {
  test('HT-SYM-13: it may be as much longer as the card says, or not', () => {
    const table = inThird('rpm-16', { parked: [{ space: 20 }, { space: 2 }] }).done()
    expect([table.space(0), table.offers()]).toEqual([19, ['slipstream 2', 'slipstream 4', 'stay']])
    expect(() => table.slipstream(3)).toThrow('not among')
    expect(table.slipstream(4).space(0)).toBe(23)
  })

  test('HT-SYM-13: several bonuses add up, each in full or not at all', () => {
    // Cards 14 (+2) and 31 (+1), the latter as a 2: 14 + 4 = 18.
    const parked = [{ space: 18 }, { space: 2 }]
    const table = turn({ space: 14, cards: ['rpm-14', 'rpm-31', 1], parked })
      .values(2)
      .done()
    expect(table.offers()).toEqual(['slipstream 2', 'slipstream 3', 'slipstream 4', 'slipstream 5', 'stay'])
    expect(table.slipstream(5).space(0)).toBe(23)
    // Cards 29 (+3) and 30 (+3) leave no 4.
    const both = turn({ space: 14, cards: ['rpm-29', 'rpm-30'], deck: [3], parked })
      .pay('rpm-30')
      .done()
    expect(both.offers()).toEqual(['slipstream 2', 'slipstream 5', 'slipstream 8', 'stay'])
  })

  test('HT-SYM-13: it does not count as speed, and full spaces shorten it as any movement', () => {
    const parked = [{ space: 20 }, { space: 23 }, { space: 23, spot: 1 }, { space: 2 }, { space: 3 }]
    const table = inThird('rpm-16', { parked }).done()
    expect([table.slipstream(4).space(0), table.state.speed]).toEqual([22, 5])
  })

  test('HT-SYM-14: without a car in reach there is no slipstream', () => {
    expect(inThird('rpm-16', { engine: 0 }).phase).toBe('discard')
  })

  test('HT-SYM-14: the reach is one space still', () => {
    for (const space of [21, 22, 23]) {
      expect(inThird('rpm-16', { engine: 0, parked: [{ space }, { space: 2 }] }).phase).toBe('discard')
    }
    expect(inThird('rpm-16', { engine: 0, parked: [{ space: 20 }, { space: 2 }] }).phase).toBe('slipstream')
  })
})
