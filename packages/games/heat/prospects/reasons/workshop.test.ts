import { describe, expect, test } from 'vitest'
import { cardCalled, cardName } from '../../rules/cards.ts'
import { raceTo } from '../../testing/flag.ts'
import { against, told, why } from '../../testing/reaching.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import type { Piece } from './pieces.ts'

const brakes = 'brakes-8'
const body = 'body-4'
const market: Piece = { piece: 'market', card: brakes }
const confirm = (cards: number): Piece => ({ piece: 'confirm', cards })

/** Whoever picks. */
function picker(table: HeatTable): number {
  return table.pending[0] ?? 0
}

describe('the draft', () => {
  const table = () => race(2, { workshop: 'draft' }).market(brakes, body, 'rpm-14', 'rpm-15', 'rpm-16')

  test('HT-WORK-01: one card of the market is taken', () => {
    const draft = table()
    expect(why(draft, market, picker(draft))).toBeUndefined()
    expect(why(draft, confirm(1), picker(draft))).toBeUndefined()
    expect(why(draft, confirm(0), picker(draft))).toBe('one-card HT-WORK-01')
    expect(why(draft, { piece: 'car', car: 0 }, picker(draft))).toBe('asked-now HT-WORK-01')
    expect(against(draft, { type: 'shift', gear: 2 }, picker(draft))).toBe('asked-now HT-WORK-01')
  })

  test('HT-WORK-01: what somebody has taken is theirs', () => {
    const draft = table()
    const first = picker(draft)
    draft.pick(brakes)
    expect(why(draft, { piece: 'theirs', seat: first, card: brakes }, picker(draft))).toBe('built-by-other HT-WORK-01')
    draft.pick(body)
    const again = picker(draft)
    const own = cardName(draft.state.upgrades[again]?.[0] ?? 0)
    expect(why(draft, { piece: 'upgrade', card: own }, again)).toBe('built-already HT-WORK-01')
  })

  test('HT-CHAMP-06: in a season one card before each race', () => {
    const season = race(2, { season: '1961' })
    expect(why(season, confirm(0), picker(season))).toBe('one-card HT-CHAMP-06')
  })
})

describe('the exchange', () => {
  /** The rearmost has brakes and may exchange them for brakes, body or a faster engine. */
  function swapping(): HeatTable {
    const table = race(2, { season: '1961' })
    table.pass().pass()
    return table.market(brakes, body, 'rpm-14').arrange((state) => {
      state.upgrades[picker(table)] = [cardCalled(brakes)]
    })
  }

  test('HT-CHAMP-07: one card for one, and not for its like', () => {
    const table = swapping()
    expect(table.phase).toBe('swap')
    const seat = picker(table)
    expect(why(table, { piece: 'market', card: body }, seat)).toBeUndefined()
    expect(why(table, { piece: 'upgrade', card: brakes }, seat)).toBeUndefined()
    expect(why(table, market, seat)).toBe('same-card HT-CHAMP-07')
    expect(why(table, confirm(1), seat)).toBe('one-for-one HT-CHAMP-07')
    expect(why(table, confirm(2), seat)).toBeUndefined()
  })
})

describe('between two seasons', () => {
  test('HT-GOAT-02: one upgrade is kept, of the own ones', () => {
    const table = race(2, { season: 'all-time' })
    while (table.phase !== 'keep') raceTo(table, 0, 1)
    const [own = 0] = table.state.upgrades[0] ?? []
    const [other = 0] = table.state.upgrades[1] ?? []
    expect(why(table, { piece: 'upgrade', card: cardName(own) })).toBeUndefined()
    expect(why(table, { piece: 'theirs', seat: 1, card: cardName(other) })).toBe('built-by-other HT-GOAT-02')
    expect(why(table, confirm(0))).toBe('one-card HT-GOAT-02')
    expect(told(table, { piece: 'space', space: 3 })).toContain('Between two seasons')
  })
})
