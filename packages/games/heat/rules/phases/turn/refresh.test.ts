import { describe, expect, test } from 'vitest'
import type { HeatTable } from '../../../testing/table.ts'
import { behind, driven, inThird, last, type TurnSetting, turn } from '../../../testing/turn.ts'

const wordings = ['booklet', 'revised'] as const

describe('a card that comes back', () => {
  test('HT-SYM-16: it goes on top of the deck instead of into the discard, and is the first card drawn', () => {
    for (const wording of wordings) {
      const table = inThird('suspension-34', { kept: [2, 3], deck: [4], engine: 0, options: { wording } })
      expect(table.refresh('suspension-34').zone(0, 'decks').slice(0, 2)).toEqual(['suspension-34', 4])
      expect(table.zone(0, 'area')).toEqual([1, 1])
      table.discard()
      expect(table.zone(0, 'hands').slice(0, 4)).toEqual([2, 3, 'suspension-34', 4])
      expect(table.zone(0, 'discard')).toEqual([1, 1])
    }
  })

  test('HT-SYM-16: it is optional: else the card goes to the discard', () => {
    const table = inThird('suspension-34', { kept: [2, 3], deck: [4], engine: 0 })
    expect(table.offers()).toEqual(['refresh', 'refresh suspension-34'])
    table.refresh().discard()
    expect([table.zone(0, 'hands').slice(0, 3), table.zone(0, 'discard')]).toEqual([
      [2, 3, 4],
      ['suspension-34', 1, 1],
    ])
    expect(table.told('cards-refreshed')).toEqual([])
  })

  test('HT-SYM-16: who draws no card finds it on top of the deck in the next round', () => {
    const kept = [2, 2, 3, 3, 3, 4, 4] as const
    const table = inThird('suspension-34', { kept, engine: 0 }).refresh('suspension-34').discard()
    expect([table.zone(0, 'hands').length, table.zone(0, 'decks')[0]]).toEqual([7, 'suspension-34'])
  })

  test('HT-SYM-16: of several cards any may come back, in any order', () => {
    const cards = ['suspension-34', 'suspension-33', 1] as const
    const table = turn({ space: 14, cards, kept: [2], engine: 0, parked: behind })
    table.done()
    expect(table.offers()).toEqual([
      'refresh',
      'refresh suspension-33',
      'refresh suspension-33 suspension-34',
      'refresh suspension-34',
      'refresh suspension-34 suspension-33',
    ])
    table.refresh('suspension-34', 'suspension-33')
    expect(table.zone(0, 'decks').slice(0, 2)).toEqual(['suspension-34', 'suspension-33'])
    expect(last(table, 'cards-refreshed')?.cards).toHaveLength(2)
  })

  test('HT-SYM-16: its value has counted; the speed stays as it is', () => {
    const table = inThird('suspension-34', { space: 30, kept: [2], engine: 3 })
    table.done().refresh('suspension-34')
    expect([table.state.speed, table.state.worth, driven(table)]).toEqual([6, [1, 1], ['cards 6']])
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 6, heat: 3 })
  })

  test('everyone knows who holds it then', () => {
    const table = inThird('suspension-34', { kept: [2, 3], engine: 0 })
      .refresh('suspension-34')
      .discard()
    expect(table.zone(0, 'known')).toEqual(['suspension-34'])
  })

  test('nobody is asked who has crossed the last finish line', () => {
    const table = inThird('suspension-34', { space: 66, lap: 1, engine: 0 })
    expect([table.told('car-finished').length, table.phase === 'refresh']).toEqual([1, false])
  })
})

describe('the two wordings', () => {
  /** Beside another car on 17, done with React. */
  const following = (wording: 'booklet' | 'revised'): HeatTable => {
    const moment: Partial<TurnSetting> = {
      kept: [2],
      engine: 0,
      parked: [{ space: 17 }, { space: 2 }],
      options: { wording },
    }
    return inThird('suspension-35', moment)
  }

  test('HT-V-02: by the booklet a card comes back at the end of React, by the revised wording in step 8', () => {
    const booklet = following('booklet')
    expect(booklet.phase).toBe('refresh')
    expect(booklet.refresh('suspension-35').phase).toBe('slipstream')
    expect(booklet.stay().phase).toBe('discard')

    const revised = following('revised')
    expect(revised.phase).toBe('slipstream')
    expect(revised.stay().phase).toBe('refresh')
    expect(revised.refresh('suspension-35').phase).toBe('discard')
  })

  test('HT-V-02: by the revised wording the corners are paid before, by the booklet after', () => {
    for (const wording of wordings) {
      const table = inThird('suspension-34', { space: 30, kept: [2], engine: 3, options: { wording } }).done()
      expect([table.phase, table.told('corner-taken').length]).toEqual(['refresh', wording === 'revised' ? 1 : 0])
    }
  })

  test('HT-V-03: card 35 lengthens a slipstream in both wordings, by the booklet from on top of the deck', () => {
    const booklet = following('booklet').refresh('suspension-35')
    expect(booklet.offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
    expect([booklet.slipstream(3).space(0), booklet.zone(0, 'decks')[0]]).toEqual([20, 'suspension-35'])
    const revised = following('revised')
    expect(revised.offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
    revised.slipstream(3).refresh('suspension-35')
    expect([revised.space(0), revised.zone(0, 'decks')[0]]).toEqual([20, 'suspension-35'])
  })
})

test('HT-DISC-04: all cards of the play area go to the discard, but those that came back and those of single use', () => {
  const cards = ['suspension-34', 'sponsor-turbo', 'cooling-13', 1] as const
  const table = turn({ space: 14, cards, kept: [2], engine: 0, parked: behind }).done()
  table.refresh('suspension-34').discard()
  expect([table.zone(0, 'area'), table.zone(0, 'discard')]).toEqual([[], ['cooling-13', 1]])
})
