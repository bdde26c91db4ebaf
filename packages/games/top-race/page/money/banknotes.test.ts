import { describe, expect, test } from 'vitest'
import { banknotes } from '../../rules/money.ts'
import { notesFor } from './notes.ts'

const values = banknotes.map(([value]) => value)

describe('an amount in notes', () => {
  test('is the whole amount, in notes that there are, for anything a purse may hold', () => {
    for (let amount = 0; amount <= 2500; amount += 10) {
      const wads = notesFor(amount)
      expect(wads.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(amount)
      for (const { value } of wads) expect(values).toContain(value)
    }
  })

  test('begins with the highest', () => {
    expect(notesFor(390)).toEqual([
      { value: 200, count: 1 },
      { value: 100, count: 1 },
      { value: 50, count: 1 },
      { value: 20, count: 2 },
    ])
  })

  test('takes no more notes than there must be', () => {
    for (let amount = 0; amount <= 600; amount += 10) {
      const count = notesFor(amount).reduce((sum, wad) => sum + wad.count, 0)
      expect(count).toBe(fewest(amount))
    }
  })

  test('is nothing for a debt', () => {
    expect(notesFor(-30)).toEqual([])
  })
})

/** By trying everything. */
const known = new Map<number, number>([[0, 0]])
function fewest(amount: number): number {
  const found = known.get(amount)
  if (found !== undefined) return found
  const least = 1 + Math.min(...values.filter((value) => value <= amount).map((value) => fewest(amount - value)))
  known.set(amount, least)
  return least
}
