import { describe, expect, test } from 'vitest'
import { auction } from '../testing/table.ts'
import { colours, faceOf, wild } from './cards.ts'
import type { Options } from './options.ts'

/** The rows of every card that three players are dealt: with three nothing is left over. */
function deck(options: Partial<Options> = {}) {
  return auction(3, options).state.hands.flatMap((hand) => hand.map((card) => faceOf(card).rows))
}

/** How many cards have which numbers from top to bottom, a wild being marked by its w. */
function shapes(cards: ReturnType<typeof deck>): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const rows of cards) {
    const shape = rows.map(({ car, spaces }) => `${car === wild ? 'w' : ''}${spaces}`).join('-')
    counted[shape] = (counted[shape] ?? 0) + 1
  }
  return counted
}

/** How many rows a colour or the wilds have, and how many spaces in all. */
function total(cards: ReturnType<typeof deck>, car: number): { rows: number; spaces: number } {
  const rows = cards.flat().filter((row) => row.car === car)
  return { rows: rows.length, spaces: rows.reduce((sum, { spaces }) => sum + spaces, 0) }
}

/** Cards that look like no other one in the deck. */
function differentFaces(cards: ReturnType<typeof deck>): number {
  return new Set(cards.map((rows) => JSON.stringify(rows))).size
}

describe('the speed cards', () => {
  test('DF-SET-10: the usual deck has 42 cards: 6 with six cars, 12 with four, 6 with a wild 2 among four, 6 single 5, 6 of wild 5 and a 2, 3 wild 5, 3 of two wilds; 19 rows and 65 spaces for every colour, 21 and 75 for the wilds', () => {
    const cards = deck()
    expect(cards).toHaveLength(42)
    expect(shapes(cards)).toEqual({
      '6-5-4-3-2-1': 6,
      '6-4-2-1': 12,
      '6-4-w2-1': 6,
      '5': 6,
      'w5-2': 6,
      w5: 3,
      'w4-w2': 3,
    })
    for (const car of colours.keys()) expect(total(cards, car)).toEqual({ rows: 19, spaces: 65 })
    expect(total(cards, wild)).toEqual({ rows: 21, spaces: 75 })
    // No colour twice on a card, and no two cards with colours alike.
    for (const rows of cards) {
      const printed = rows.map(({ car }) => car).filter((car) => car !== wild)
      expect(new Set(printed).size).toBe(printed.length)
    }
    expect(differentFaces(cards)).toBe(36 + 2)
  })

  test('DF-OPT-04: the plain deck has six single wild 5 and no card of two wilds: 72 spaces for the wilds, 65 for every colour', () => {
    const cards = deck({ deck: 'plain42' })
    expect(cards).toHaveLength(42)
    expect(shapes(cards)).toEqual({ '6-5-4-3-2-1': 6, '6-4-2-1': 12, '6-4-w2-1': 6, '5': 6, 'w5-2': 6, w5: 6 })
    for (const car of colours.keys()) expect(total(cards, car)).toEqual({ rows: 19, spaces: 65 })
    expect(total(cards, wild)).toEqual({ rows: 18, spaces: 72 })
    expect(differentFaces(cards)).toBe(36 + 1)
  })
})
