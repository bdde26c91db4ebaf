import { describe, expect, test } from 'vitest'
import { buy } from '../../testing/buy.ts'
import { auction } from '../../testing/table.ts'
import { colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

describe('a driver that was bought', () => {
  test('TR-AUC-11: it lies face up, so who owns which driver is known to everybody', () => {
    const table = auction(3).comingUp(...colours)
    buy(table, 2)
    buy(table, 0)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.view(viewer).owner).toEqual([2, 0, -1, -1, -1, -1])
    }
  })

  test('TR-AUC-12: the buyer puts the car on any start space that is still empty; an occupied one is refused', () => {
    const table = auction(3)
      .comingUp(...colours)
      .bids('pass', 10, 'pass')
    expect([table.phase, table.pending]).toEqual(['grid', [1]])
    expect(table.offers()).toEqual(['1a', '1b', '1c', '0a', '0b', '0c'])
    table.grid('1b')
    expect(table.where('green')).toBe('68b')
    table.bids(10, 'pass', 'pass')
    expect(table.offers()).toEqual(['1a', '1c', '0a', '0b', '0c'])
    expect(() => table.grid('1b')).toThrow(illegal)
    table.grid('0c')
    expect([table.where('green'), table.where('black')]).toEqual(['68b', '67c'])
  })

  test('TR-AUC-23: the auction ends when the sixth car stands on the grid, and no card can be played before', () => {
    const table = auction(3).comingUp(...colours)
    const [card = -1] = table.state.hands[0] ?? []
    for (const seat of [0, 1, 2, 0, 1]) {
      expect(() => table.decide({ type: 'play', card })).toThrow(illegal)
      buy(table, seat)
      expect([table.phase, table.told('race-started')]).toEqual(['bid', []])
    }
    expect(table.state.space.filter((space) => space >= 0)).toHaveLength(5)
    buy(table, 2)
    // One start space was left, so nothing was asked about it.
    expect(table.state.space.filter((space) => space >= 0)).toHaveLength(6)
    expect(new Set(table.state.space).size).toBe(6)
    expect([table.phase, table.told('race-started').length]).toEqual(['card', 1])
    expect(table.offers().length).toBeGreaterThan(0)
  })
})
