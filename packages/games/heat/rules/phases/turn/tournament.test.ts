import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { last } from '../../../testing/turn.ts'
import { type CardName, cardCalled } from '../../cards.ts'

const tournament = { gears: 'tournament' } as const

/** Seat 0 in this gear with these cards in hand, ahead of seat 1, which has adrenaline. USA, after corner A. */
function ready(gear: number, engine: number, hand: readonly CardName[], deal?: string): HeatTable {
  const table = race(2, tournament, deal).put(0, 14).put(1, 2)
  return table
    .gear(0, gear)
    .engine(0, engine)
    .hand(0, ...hand)
    .hand(1, 1, 2)
}

/** How many cards seat 0 may lay down. */
const sizes = (table: HeatTable) => [...new Set(table.offers(0).map((offer) => offer.split(' ').length - 1))].toSorted()

describe('laying down cards', () => {
  test('HT-TOUR-01: nobody moves the lever: each lays down 1 to 4 cards, and their number is the gear that is meant', () => {
    const table = ready(2, 6, [1, 2, 3, 4, 4])
    expect([table.phase, table.pending, sizes(table)]).toEqual(['plan', [0, 1], [1, 2, 3, 4]])
    table.play([1, 2, 3], [1])
    expect(table.state.gear[0]).toBe(3)
    expect(table.told('cards-revealed')).toMatchObject([{ seat: 0, gear: 3 }])
  })

  test('HT-TOUR-02: how many cards they are is told when the driver’s own turn begins, and then the gear is set', () => {
    const table = race(2, tournament).put(0, 14).put(1, 2).hand(0, 1, 2, 3).hand(1, 1, 2, 3, 4).play([1], [1, 2, 3])
    // Seat 0 is on turn; of seat 1 nothing is known but that it holds four cards, in hand or before it.
    expect([table.pending, table.state.gear[1]]).toEqual([[0], 1])
    for (const viewer of [0, 'spectator'] as const) {
      expect([table.view(viewer).held[1], table.view(viewer).gear[1], table.view(viewer).laid]).toEqual([4, 1, []])
    }
    expect(table.events.some((event) => 'seat' in event && event.seat === 1)).toBe(false)
    table.passTo(1)
    expect([table.state.gear[1], table.view(0).area[1]?.length]).toEqual([3, 3])
  })

  test('HT-TOUR-08: a number that would mean a shift by three may not be laid down', () => {
    const hand: CardName[] = [1, 1, 2, 2, 3]
    expect([1, 2, 3, 4].map((gear) => sizes(ready(gear, 6, hand)))).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [2, 3, 4],
    ])
  })

  test('HT-TOUR-04: a shift by two with an empty engine is not refused', () => {
    const hand: CardName[] = [1, 1, 2, 2, 3]
    expect([1, 2, 3, 4].map((gear) => sizes(ready(gear, 0, hand)))).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [2, 3, 4],
    ])
    expect(ready(1, 0, hand).play([1, 1, 2], [1]).told('shift-repaired')).toHaveLength(1)
    // Where gear and cards are chosen together without a tournament, it is.
    const strict = race(2, { gears: 'with-cards' })
      .put(0, 14)
      .put(1, 2)
      .engine(0, 0)
      .hand(0, ...hand)
    expect(sizes(strict)).toEqual([1, 2])
  })
})

describe('a shift by two', () => {
  test('HT-TOUR-03: its Heat is paid at once, before any card is resolved', () => {
    const table = ready(1, 2, ['stress', 1, 2, 3]).deck(0, 'heat', 4).play(['stress', 1, 2], [1])
    expect(table.events.slice(0, 4).map(({ type }) => type)).toEqual([
      'gear-shifted',
      'cards-revealed',
      'card-flipped',
      'card-flipped',
    ])
    expect([table.told('gear-shifted')[0], table.state.engine[0]]).toMatchObject([{ from: 1, to: 3, heat: 1 }, 1])
    // Down as well; by one it costs nothing.
    expect(ready(4, 2, [1, 2, 3]).play([1, 2], [1]).state.engine[0]).toBe(1)
    expect(ready(3, 2, [1, 2, 3]).play([1, 2], [1]).state.engine[0]).toBe(2)
  })

  test('HT-TOUR-03: what it takes is not there for a card that costs Heat', () => {
    const offers = (engine: number) => {
      const table = ready(1, engine, [1]).garage(0, 'cooling-11').hand(0, 'cooling-11', 1, 2, 3)
      return table.play([1, 2, 'cooling-11'], [1]).offers()
    }
    expect([offers(1), offers(2)]).toEqual([['replace cooling-11'], ['pay cooling-11']])
  })
})

describe('repairs', () => {
  /** Three cards laid down in first gear, with an empty engine. */
  const up = (deal: string, ...cards: [CardName, CardName, CardName]) =>
    ready(1, 0, [...cards, 4], deal)
      .deck(0, 3)
      .play(cards, [1])

  test('HT-TOUR-05: going up, one of the cards, at random, is discarded', () => {
    const taken = Array.from({ length: 30 }, (_, deal) => {
      const table = up(`repair ${deal}`, 1, 2, 4)
      const [repair] = table.told('shift-repaired')
      const area = table.zone(0, 'area')
      expect([repair?.meant, repair?.to, area.length]).toEqual([3, 2, 2])
      expect([...area, ...table.zone(0, 'discard')].toSorted()).toEqual([1, 2, 4])
      // 14 + 1 + 2 + 4 without the card that was taken.
      expect(table.space(0)).toBe(21 - Number(table.zone(0, 'discard')[0]))
      return table.zone(0, 'discard')[0]
    })
    expect(new Set(taken)).toEqual(new Set([1, 2, 4]))
  })

  test('HT-TOUR-05: it has no effect: a Stress that is taken away turns up nothing', () => {
    const tables = Array.from({ length: 20 }, (_, deal) => up(`stress ${deal}`, 'stress', 1, 2))
    const taken = tables.filter((table) => table.zone(0, 'discard')[0] === 'stress')
    const kept = tables.filter((table) => !taken.includes(table))
    expect([taken.length > 0, kept.length > 0]).toEqual([true, true])
    for (const table of taken) expect([table.state.speed, table.told('card-flipped')]).toEqual([3, []])
    for (const table of kept) expect(table.told('card-flipped')).toHaveLength(1)
  })

  test('HT-TOUR-06: going down, cards are turned up to a Speed card, which joins the others; the rest is discarded', () => {
    const table = ready(4, 0, [1, 2, 3]).deck(0, 'stress', 0, 'heat', 4).play([1, 2], [1])
    expect([table.zone(0, 'area'), table.state.speed, table.space(0)]).toEqual([[1, 2, 4], 7, 21])
    expect(table.zone(0, 'discard')).toEqual(['heat', 0, 'stress'])
    expect(table.told('card-flipped').every(({ by }) => by === 'repair')).toBe(true)
  })

  test('HT-TOUR-07: then the gear is one step from the old one, as many as there are cards, and no Heat is paid', () => {
    const repaired = [
      ready(1, 0, [1, 2, 3, 4]).play([1, 2, 3], [1]),
      ready(2, 0, [1, 2, 3, 4, 4]).play([1, 2, 3, 4], [1]),
      ready(3, 0, [1, 2, 3, 4]).play([1], [1]),
      ready(4, 0, [1, 2, 3, 4]).play([1, 2], [1]),
    ]
    expect(repaired.map(({ state }) => state.gear[0])).toEqual([2, 3, 2, 3])
    expect(repaired.map(({ state }) => state.area[0]?.length)).toEqual([2, 3, 2, 3])
    for (const table of repaired) expect([table.state.engine[0], table.told('gear-shifted')]).toEqual([0, []])
    // With a single Heat in the engine nothing is repaired.
    const paid = ready(1, 1, [1, 2, 3, 4]).play([1, 2, 3], [1])
    expect([paid.state.gear[0], paid.state.engine[0], paid.told('shift-repaired')]).toEqual([3, 0, []])
  })

  test('HT-TOUR-07: the gear that it came to gives its Cooldown', () => {
    const table = ready(3, 0, [1, 'heat', 'heat']).deck(0, 4).play([1], [1])
    expect([table.state.gear[0], table.offers()]).toEqual([2, ['cool 1', 'done']])
  })

  test('HT-EX-24: gear 1, 3 cards, empty engine: one card is discarded, 2 stay, gear 2', () => {
    const table = ready(1, 0, [1, 2, 3, 4]).play([1, 2, 3], [1])
    expect([table.state.gear[0], table.state.area[0]?.length, table.zone(0, 'discard').length]).toEqual([2, 2, 1])
    expect(last(table, 'shift-repaired')).toMatchObject({ seat: 0, meant: 3, to: 2 })
  })

  test('HT-EX-25: gear 4, 2 cards, empty engine: a Speed card is turned up, 3 cards count, gear 3', () => {
    const table = ready(4, 0, [1, 2, 3]).deck(0, 3).play([1, 2], [1])
    expect([table.state.gear[0], table.zone(0, 'area'), table.state.speed]).toEqual([3, [1, 2, 3], 6])
    expect(last(table, 'shift-repaired')).toEqual({ type: 'shift-repaired', seat: 0, meant: 2, to: 3 })
  })
})

test('HT-R13: a sponsor card taken away by the repair of a shift is discarded, not used up', () => {
  const table = race(1, { gears: 'tournament', event: 'title-sponsor' }).sponsored(0, 'sponsor-turbo').engine(0, 0)
  const owned = table.state.sponsors[0]
  table.hand(0, 'sponsor-turbo', 1, 1, 2).arrange((state) => {
    // Whatever card is drawn by lot, all three are the sponsor's.
    state.hands[0] = [
      cardCalled('sponsor-turbo'),
      cardCalled('sponsor-turbo'),
      cardCalled('sponsor-turbo'),
      cardCalled(1),
    ]
    state.sponsors[0] = (owned ?? 0) + 2
  })
  table.play(['sponsor-turbo', 'sponsor-turbo', 'sponsor-turbo'])
  expect(table.zone(0, 'discard')).toContain('sponsor-turbo')
  expect(table.state.spent).toEqual([])
  expect(table.state.sponsors[0]).toBe((owned ?? 0) + 2)
})
