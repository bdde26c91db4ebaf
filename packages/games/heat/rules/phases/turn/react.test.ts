import { describe, expect, test } from 'vitest'
import type { HeatTable } from '../../../testing/table.ts'
import { driven, last, turn } from '../../../testing/turn.ts'

/** Far behind: seat 0 is not last, and has no adrenaline. */
const behind = [{ space: 2 }]

describe('symbols', () => {
  test('HT-REACT-01: those of gear and adrenaline are used in any order, each at most once', () => {
    const uses = {
      cool: (table: HeatTable) => table.cool(4),
      boost: (table: HeatTable) => table.boost(),
      adrenaline: (table: HeatTable) => table.adrenaline(),
    }
    const orders = [
      ['cool', 'boost', 'adrenaline'],
      ['cool', 'adrenaline', 'boost'],
      ['boost', 'cool', 'adrenaline'],
      ['boost', 'adrenaline', 'cool'],
      ['adrenaline', 'cool', 'boost'],
      ['adrenaline', 'boost', 'cool'],
    ] as const
    for (const order of orders) {
      const table = turn({ space: 14, cards: [1], kept: ['heat', 'heat', 'heat', 'heat', 2], deck: [2], engine: 3 })
      for (const symbol of order) {
        uses[symbol](table)
        expect(table.offers().some((offer) => offer.startsWith(symbol))).toBe(false)
      }
      // Nothing is left to react with.
      expect([table.phase, table.space(0), table.state.engine[0]]).toEqual(['discard', 18, 6])
    }
  })

  test('HT-REACT-02: a symbol is carried out to its end, its movement too, before the next one is chosen', () => {
    // Both spots of 24 are taken: 2 spaces fall back to 23, and so does the space that follows. Three at once would not.
    const full = [{ space: 24 }, { space: 24, spot: 1 }]
    const table = turn({ space: 20, cards: [2], deck: [2], parked: full }).boost()
    expect([table.phase, table.space(0), table.state.speed]).toEqual(['react', 23, 4])
    expect([table.adrenaline().space(0), table.state.speed]).toEqual([23, 5])
  })

  test('HT-REACT-09: every symbol may be left unused', () => {
    const table = turn({ space: 14, cards: [1], kept: ['heat', 2], engine: 5 })
    expect(table.offers()).toEqual(['cool 1', 'boost', 'adrenaline', 'done'])
    table.done()
    expect([table.phase, table.space(0), table.state.engine[0]]).toEqual(['discard', 15, 5])
    expect(table.zone(0, 'hands')).toEqual(['heat', 2])
    const begun = turn({ space: 14, cards: [1], kept: ['heat', 2], engine: 5 })
      .cool(1)
      .done()
    expect([begun.phase, begun.space(0)]).toEqual(['discard', 15])
  })
})

describe('cooldown', () => {
  test('HT-REACT-03: Cooldown n puts up to n Heat of the hand into the engine, none of deck, discard or play area', () => {
    const holding = (...kept: ('heat' | 2)[]) => turn({ space: 14, cards: [1], kept, engine: 1, parked: behind })
    // Gear 1 cools 3. What is not in this hand of the driver's 6 other Heat is in the deck.
    expect(holding(2).offers()).toEqual(['boost', 'done'])
    expect(holding('heat', 'heat', 2).offers()).toEqual(['cool 1', 'cool 2', 'boost', 'done'])
    const table = holding('heat', 'heat', 'heat', 'heat', 2)
    expect(table.offers()).toEqual(['cool 1', 'cool 2', 'cool 3', 'boost', 'done'])
    const others = (['decks', 'discard', 'area'] as const).map((zone) => table.zone(0, zone))
    table.cool(2)
    expect([table.zone(0, 'hands'), table.state.engine[0]]).toEqual([['heat', 'heat', 2], 3])
    expect((['decks', 'discard', 'area'] as const).map((zone) => table.zone(0, zone))).toEqual(others)
    expect(last(table, 'heat-cooled')).toMatchObject({ seat: 0, heat: 2, engine: 3 })

    const boosted = turn({ space: 14, cards: [1], deck: [4], engine: 2, parked: behind }).boost()
    // The Heat of the boost lies on the discard pile.
    expect([boosted.zone(0, 'discard'), boosted.offers()]).toEqual([['heat'], ['done']])
  })

  test('HT-R7: the Cooldown of gear and adrenaline add up, and may be used in parts', () => {
    const hot = { space: 14, kept: ['heat', 'heat', 'heat', 'heat', 'heat', 2], deck: [2], engine: 1 } as const
    const offers = (table: HeatTable) => table.offers().filter((offer) => offer.startsWith('cool'))
    expect(offers(turn({ ...hot, cards: [1, 1] }))).toEqual(['cool 1', 'cool 2'])
    const table = turn({ ...hot, cards: [1] })
    expect(offers(table)).toEqual(['cool 1', 'cool 2', 'cool 3', 'cool 4'])
    expect(offers(table.cool(1))).toEqual(['cool 1', 'cool 2', 'cool 3'])
    expect(offers(table.boost().cool(2).adrenaline())).toEqual(['cool 1'])
    expect([table.cool(1).phase, table.state.engine[0], table.zone(0, 'hands')]).toEqual(['discard', 4, ['heat', 2]])
  })

  test('HT-REACT-07: Heat cooled in this React can pay for a boost', () => {
    const table = turn({ space: 14, cards: [1], kept: ['heat', 2], deck: [3], engine: 0, parked: behind })
    expect(table.offers()).toEqual(['cool 1', 'done'])
    expect(table.cool(1).offers()).toEqual(['boost', 'done'])
    expect([table.boost().space(0), table.state.engine[0]]).toEqual([18, 0])
  })
})

describe('boost', () => {
  test('HT-REACT-04: once a turn, in any of the four gears', () => {
    for (const cards of [[1], [1, 1], [1, 1, 1], [1, 1, 1, 2]] as const) {
      const table = turn({ space: 14, cards })
      expect(table.offers()).toContain('boost')
      expect(table.boost().offers()).not.toContain('boost')
      table.passTo()
      table
        .hand(0, ...cards)
        .shift(cards.length)
        .play([...cards])
      expect(table.offers()).toContain('boost')
    }
  })

  test('HT-REACT-05: it costs a Heat, from the engine to the discard pile; an empty engine has none to give', () => {
    const table = turn({ space: 14, cards: [1, 1, 1], deck: [2], engine: 1 })
    expect(table.zone(0, 'discard')).toEqual([])
    table.boost()
    expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([0, ['heat']])
    expect(last(table, 'boosted')).toMatchObject({ heat: 1, engine: 0 })
    const empty = turn({ space: 14, cards: [1, 1, 1], engine: 0 })
    expect(empty.offers()).toEqual(['adrenaline', 'done'])
    expect(() => empty.boost()).toThrow('not among')
  })

  test('HT-REACT-06: it is one + flip: the Speed card joins the play area, the car moves it, and it counts as speed', () => {
    const table = turn({ space: 14, cards: [4, 2], deck: [0, 'heat', 'stress', 3, 4] }).boost()
    expect(driven(table)).toEqual(['cards 6', 'boost 3'])
    expect([table.zone(0, 'area'), table.state.speed, table.space(0)]).toEqual([[2, 4, 3], 9, 23])
    expect(table.zone(0, 'discard')).toEqual(['stress', 'heat', 0, 'heat'])
    expect(table.zone(0, 'decks')[0]).toBe(4)
  })
})

describe('when there is nothing to use', () => {
  test('the turn goes on by itself; that there is no Heat to cool in the hand stays a secret', () => {
    const slow = turn({ space: 14, cards: [1, 1, 1], engine: 0, parked: behind })
    expect(slow.phase).toBe('discard')
    const cold = turn({ space: 14, cards: [1, 1], engine: 0, parked: behind })
    expect([cold.phase, cold.offers()]).toEqual(['react', ['done']])
  })
})
