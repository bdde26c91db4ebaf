import { at } from '@paddock/racing'
import { describe, expect, test } from 'vitest'
import { type Card, cardCalled, cardName, countOf, heat, inPlay, upgradeCards } from '../../rules/cards.ts'
import type { Options } from '../../rules/options.ts'
import { type HeatTable, race } from '../../testing/table.ts'

const drafting: Partial<Options> = { workshop: 'draft' }

/** The drivers by their slots on the grid, the foremost first. */
function grid({ state }: HeatTable): number[] {
  const slots = state.progress.map((progress, car) => (-1 - progress) * 2 + at(state.spot, car))
  return Array.from({ length: state.seats }, (_, seat) => seat).sort((a, b) => at(slots, a) - at(slots, b))
}

/** Everyone in turn takes the first card; tells who took one. */
function round(table: HeatTable): number[] {
  const order: number[] = []
  const { draftRound } = table.state
  while (table.phase === 'draft' && table.state.draftRound === draftRound) {
    order.push(at(table.pending, 0))
    table.pick(cardName(at(table.state.market, 0)))
  }
  return order
}

function deckOf(table: HeatTable, seat: number): Card[] {
  return [...(table.state.hands[seat] ?? []), ...(table.state.decks[seat] ?? [])]
}

describe('the draft of a single race', () => {
  test('HT-WORK-01: in each of three rounds every driver takes one card of the market, three in all', () => {
    const table = race(3, drafting)
    for (const count of [1, 2, 3]) {
      expect([table.phase, round(table).toSorted()]).toEqual(['draft', [0, 1, 2]])
      expect(table.state.upgrades.map((cards) => cards.length)).toEqual([count, count, count])
    }
    expect(table.phase).toBe('shift')
  })

  test('HT-WORK-01: a driver must take a card, and one that is still there', () => {
    const table = race(2, drafting)
    const [first = 0] = table.state.market
    expect(table.offers().every((offer) => offer.startsWith('pick '))).toBe(true)
    table.pick(cardName(first))
    expect(table.state.market).toHaveLength(4)
    expect(table.offers().includes(`pick ${cardName(first)}`)).toBe(table.state.market.includes(first))
    expect(() => table.pick('turbo-43')).toThrow('not among')
  })

  test('HT-WORK-02: every round has a market of three cards more than there are drivers', () => {
    for (const drivers of [1, 2, 4, 6]) {
      const table = race(drivers, drafting)
      for (let rounds = 0; rounds < 3; rounds++) {
        expect([table.phase, table.state.market.length]).toEqual(['draft', drivers + 3])
        round(table)
      }
    }
  })

  test('HT-WORK-02: the deck is shuffled: another race, another market', () => {
    const markets = ['a', 'b', 'c', 'd'].map((seed) => String(race(3, drafting, seed).state.market))
    expect(new Set(markets).size).toBe(4)
  })

  test('HT-WORK-03: the rearmost picks first, in the second round the foremost, in the third the rearmost again', () => {
    for (const seed of ['a', 'b', 'c']) {
      const table = race(4, drafting, seed)
      const foremost = grid(table)
      expect(round(table)).toEqual(foremost.toReversed())
      expect(round(table)).toEqual(foremost)
      expect(round(table)).toEqual(foremost.toReversed())
    }
  })

  test('HT-WORK-04: what is left over is out of this draft', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = race(6, drafting, seed)
      const shown: Card[] = []
      for (let rounds = 0; rounds < 3; rounds++) {
        shown.push(...table.state.market)
        round(table)
      }
      // 27 cards were shown. No card was shown more often than there are copies of it.
      expect(shown).toHaveLength(27)
      for (const card of shown) expect(countOf(shown, card)).toBeLessThanOrEqual(2)
      expect([table.state.aside.length, table.state.upgradeDeck.length, table.state.market]).toEqual([9, 7, []])
    }
  })

  test('HT-WORK-05: Legends take no cards, do not enlarge the market and are skipped', () => {
    const table = race(2, { ...drafting, legends: 4 })
    for (let rounds = 0; rounds < 3; rounds++) {
      expect(table.state.market).toHaveLength(5)
      expect(round(table).toSorted()).toEqual([0, 1])
    }
    expect(table.state.upgrades.map((cards) => cards.length)).toEqual([3, 3])
  })

  test('HT-WORK-05: the drivers are in the order of the grid, whatever Legends stand between them', () => {
    for (const seed of ['a', 'b', 'c']) {
      const table = race(3, { ...drafting, legends: 3 }, seed)
      expect(round(table)).toEqual(grid(table).toReversed())
    }
  })

  test('HT-WORK-10: a driver may have several cards of a category, two copies of one card too', () => {
    const table = race(1, drafting)
    for (const name of ['4wd-1', '4wd-1', '4wd-2'] as const) {
      table.arrange((state) => state.market.push(cardCalled(name)))
      table.pick(name)
    }
    expect(table.state.upgrades[0]?.map(cardName)).toEqual(['4wd-1', '4wd-1', '4wd-2'])
    expect(deckOf(table, 0).filter((card) => card === cardCalled('4wd-1'))).toHaveLength(2)
  })
})

describe('the cars that come out of the workshop', () => {
  test('HT-WORK-06: the three upgrades are in the deck with 12 Speed cards and the Stress of the circuit', () => {
    const table = race(3, { ...drafting, upgrades: 'all' })
    for (let rounds = 0; rounds < 3; rounds++) round(table)
    for (const seat of [0, 1, 2]) {
      const names = deckOf(table, seat).map(cardName)
      expect(names).toHaveLength(18)
      expect(names.filter((name) => typeof name === 'number')).toHaveLength(12)
      expect(names.filter((name) => name === 'stress')).toHaveLength(3)
      const upgrades = (table.state.upgrades[seat] ?? []).map((card) => cardName(inPlay(card)))
      expect(upgrades.every((name) => names.includes(name))).toBe(true)
    }
  })

  test('HT-WORK-06: they are shuffled into it', () => {
    const places = Array.from({ length: 12 }, (_, seed) => {
      const table = race(1, drafting, `shuffled ${seed}`)
      for (let rounds = 0; rounds < 3; rounds++) round(table)
      const upgrade = inPlay(at(table.state.upgrades[0] ?? [], 0))
      return deckOf(table, 0).indexOf(upgrade)
    })
    expect(new Set(places).size).toBeGreaterThan(4)
  })

  test('HT-WORK-07: nobody has a 0, a 5 or the starting Heat', () => {
    for (const workshop of ['draft', 'quick'] as const) {
      const table = race(2, { workshop })
      for (let rounds = 0; rounds < 3 && workshop === 'draft'; rounds++) round(table)
      for (const seat of [0, 1]) {
        const upgradeHeat = (table.state.upgrades[seat] ?? []).filter((card) => inPlay(card) === heat).length
        const names = deckOf(table, seat).map(cardName)
        expect([names.includes(0), names.includes(5), names.filter((name) => name === 'heat').length]).toEqual([
          false,
          false,
          upgradeHeat,
        ])
      }
    }
  })

  test('HT-WORK-08: the upgrades are 34 basic ones, 62 advanced ones, or all 96', () => {
    const cardsIn = (upgrades: Options['upgrades']) => {
      const { market, upgradeDeck } = race(2, { ...drafting, upgrades }).state
      return [...market, ...upgradeDeck].toSorted((a, b) => a - b)
    }
    expect([cardsIn('basic').length, cardsIn('advanced').length]).toEqual([34, 62])
    expect([...cardsIn('basic'), ...cardsIn('advanced')].toSorted((a, b) => a - b)).toEqual(cardsIn('all'))
    expect(new Set(cardsIn('basic').map(cardName))).toContain('heat-17')
    expect(new Set(cardsIn('advanced').map(cardName))).toContain('heat-48')
  })

  test('HT-WORK-09: the quick start deals everyone three basic upgrades at random', () => {
    const dealt = ['a', 'b', 'c'].map((seed) => {
      const table = race(6, { workshop: 'quick', upgrades: 'all' }, seed)
      expect(table.phase).toBe('shift')
      const basic = upgradeCards('basic')
      for (const cards of table.state.upgrades) {
        expect(cards).toHaveLength(3)
        expect(cards.every((card) => basic.includes(card))).toBe(true)
      }
      for (let seat = 0; seat < 6; seat++) expect(deckOf(table, seat)).toHaveLength(18)
      for (const card of table.state.upgrades.flat()) expect(countOf(table.state.upgrades.flat(), card)).toBeLessThan(3)
      return String(table.state.upgrades)
    })
    expect(new Set(dealt).size).toBe(3)
  })

  test('HT-SET-10: the grid, then weather and road tokens, then the draft, then the deck is shuffled and seven cards are drawn', () => {
    const table = race(2, { ...drafting, weather: 'on' })
    const { weather, progress } = table.state
    expect([table.phase, weather === 'none', table.state.road.length]).toEqual(['draft', false, 4])
    expect(progress.every((space) => space === -1)).toBe(true)
    expect(table.state.hands).toEqual([[], []])
    const road = table.state.road.slice()
    for (let rounds = 0; rounds < 3; rounds++) round(table)
    expect(table.state.hands.map((hand) => hand.length)).toEqual([7, 7])
    expect([table.state.weather, table.state.road, table.phase]).toEqual([weather, road, 'shift'])
    expect(table.told('cars-ready')).toHaveLength(1)
    const told = table.events.map(({ type }) => type)
    expect(told.indexOf('cards-drawn')).toBeGreaterThan(told.lastIndexOf('upgrade-picked'))
  })
})
