import { describe, expect, test } from 'vitest'
import {
  cardCalled,
  countOf,
  heat as heatCard,
  inPlay,
  isSponsor,
  speedCards,
  stress,
  upgradeCards,
} from '../../rules/cards.ts'
import { raceTo } from '../../testing/flag.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { eventsOf } from './event-cards.ts'

/** The cars on the grid, from the first slot to the last. */
function grid({ state }: HeatTable): number[] {
  const slot = (car: number) => -2 * (state.progress[car] ?? 0) + (state.spot[car] ?? 0)
  return Array.from({ length: state.cars }, (_, car) => car).sort((a, b) => slot(a) - slot(b))
}

describe('the calendar', () => {
  test('HT-CHAMP-01: 1961 and 1962 have three races and 1963 four, in the order of their events', () => {
    expect([eventsOf(1961), eventsOf(1962), eventsOf(1963)]).toEqual([
      ['grandstand', 'speed-record', 'strike'],
      ['restrictions-lifted', 'record-crowds', 'corruption'],
      ['title-sponsor', 'live-tv', 'safety', 'future-unknown'],
    ])
    const circuits = {
      '1961': ['gb', 'usa', 'italy'],
      '1962': ['italy', 'gb', 'france'],
      '1963': ['usa', 'gb', 'france', 'italy'],
    } as const
    for (const season of ['1961', '1962', '1963'] as const) {
      const table = race(2, { season })
      const played: string[] = []
      while (table.phase !== 'over') {
        played.push(`${table.state.circuit} ${table.state.event}`)
        raceTo(table, 0, 1)
      }
      const events = eventsOf(season === '1961' ? 1961 : season === '1962' ? 1962 : 1963)
      expect(played).toEqual(circuits[season].map((circuit, index) => `${circuit} ${events[index]}`))
      expect(table.state.results.map(({ event }) => event)).toEqual(events)
    }
  })

  test('HT-CHAMP-02: the upgrades are basic, advanced or all, for the whole season', () => {
    for (const [upgrades, count] of [
      ['basic', 34],
      ['advanced', 62],
      ['all', 96],
    ] as const) {
      const table = race(2, { season: '1961', upgrades })
      const all = () => [table.state.market, table.state.upgradeDeck, table.state.upgrades.flat()].flat().toSorted()
      for (let number = 1; number <= 3; number++) {
        expect([number, all()]).toEqual([number, upgradeCards(upgrades).toSorted()])
        expect(all()).toHaveLength(count)
        raceTo(table, 0, 1)
      }
    }
  })
})

describe('the grid', () => {
  test('HT-CHAMP-03: at random for the first race, by the standings for those that follow', () => {
    const first = Array.from({ length: 30 }, (_, deal) => grid(race(3, { season: '1961' }, `grid ${deal}`)).join(''))
    expect(new Set(first).size).toBe(6)
    const table = race(3, { season: '1961' })
    raceTo(table, 2, 0, 1)
    expect(grid(table)).toEqual([2, 0, 1])
    // 0: 6 + 9, 1: 4 + 6, 2: 9 + 4.
    raceTo(table, 0, 1, 2)
    expect(grid(table)).toEqual([0, 2, 1])
  })

  test('HT-CHAMP-04: equal points go by the better place in the race before', () => {
    const table = race(2, { season: '1961' })
    raceTo(table, 0, 1)
    raceTo(table, 1, 0)
    expect(grid(table)).toEqual([1, 0])
    const other = race(2, { season: '1961' })
    raceTo(other, 1, 0)
    raceTo(other, 0, 1)
    expect(grid(other)).toEqual([0, 1])
  })

  test('HT-CHAMP-15: Legends take their place on it by their points', () => {
    const table = race(2, { season: '1961', legends: 2 })
    raceTo(table, 1, 0)
    const third = table.state.results[0]?.place.indexOf(3)
    const fourth = table.state.results[0]?.place.indexOf(4)
    expect(grid(table)).toEqual([1, 0, third, fourth])
    // A Legend that won leads the next grid.
    const fast = race(1, { season: '1961', legends: 2 }).playOn('shift')
    fast.put(1, 62, { lap: 1 }).put(2, 0).put(0, 0).playOn('draft')
    expect([fast.state.results[0]?.place[1], grid(fast)[0]]).toEqual([1, 1])
  })
})

describe('before a race', () => {
  test('HT-CHAMP-05: workshop, then sponsors, then weather and road tokens, then deck and hand', () => {
    const table = race(2, { season: '1961' })
    // The grid is there, and the workshop open; nothing else has been drawn.
    expect([table.phase, grid(table).length, table.state.market.length]).toEqual(['draft', 2, 5])
    const { weather, road, hands, sponsors } = table.state
    expect({ weather, road, hands, sponsors }).toEqual({ weather: 'none', road: [], hands: [[], []], sponsors: [0, 0] })
    table.playOn('shift')
    const types = table.events.map(({ type }) => type)
    const order = [
      'upgrade-picked',
      'upgrade-picked',
      'sponsors-dealt',
      'sponsors-dealt',
      'conditions-drawn',
      'cars-ready',
      'cards-drawn',
      'cards-drawn',
      'round-began',
    ]
    expect(types.filter((type) => type !== 'upgrade-swapped')).toEqual(order)
    raceTo(table, 1, 0)
    const called = table.events.map(({ type }) => type).lastIndexOf('race-called')
    expect(table.events.slice(called).map(({ type }) => type)).toEqual(['race-called', 'market-opened'])
  })

  test('HT-CHAMP-11: the sponsor cards of the event are part of the first hand, which is filled from the deck', () => {
    for (const [season, sponsors] of [
      ['1961', 2],
      ['1963', 3],
    ] as const) {
      const { hands, sponsors: owned } = race(2, { season }).playOn('shift').state
      for (const hand of hands) expect([hand.length, hand.filter(isSponsor).length]).toEqual([7, sponsors])
      expect(owned).toEqual([sponsors, sponsors])
    }
  })

  test('HT-CHAMP-12: the deck is 12 Speed, all upgrades, sponsor cards of races before and Stress, without starting upgrades', () => {
    const table = race(2, { season: '1963' }).playOn('shift')
    const own = (seat: number) => {
      const { hands, decks, discard, engine } = table.state
      const cards = [hands, decks, discard].flatMap((piles) => piles[seat] ?? [])
      return { cards, engine: engine[seat] ?? 0 }
    }
    for (let number = 1; number <= 2; number++) {
      for (const seat of [0, 1]) {
        const { cards, engine } = own(seat)
        const { upgrades, dealtHeat, stress: owned, sponsors } = table.state
        const expected = [
          ...speedCards,
          ...(upgrades[seat] ?? []).map(inPlay),
          ...Array(dealtHeat - engine).fill(heatCard),
          ...Array(owned[seat]).fill(stress),
          ...cards.filter(isSponsor),
        ]
        expect(cards.toSorted()).toEqual(expected.toSorted())
        // The sponsor cards of the race before, and those of this one.
        expect([number, sponsors[seat]]).toEqual([number, number === 1 ? 3 : 4])
        for (const name of [0, 5] as const) expect(countOf(cards, cardCalled(name))).toBe(0)
      }
      raceTo(table, 0, 1).playOn('shift')
    }
  })

  test('HT-CHAMP-13: Heat and Stress are those of the circuit, changed by weather and event together', () => {
    const heatOf = { clouds: 6, fog: 7, storm: 6, snow: 5, rain: 6, sun: 6 } as const
    const stressOf = { clouds: 2, fog: 3, storm: 4, snow: 3, rain: 3, sun: 3 } as const
    for (let deal = 0; deal < 20; deal++) {
      const { state } = race(2, { season: '1962' }, `supplies ${deal}`).playOn('shift')
      if (state.weather === 'none') throw new Error('a season has weather')
      // Restrictions lifted: 1 Heat more.
      expect([state.dealtHeat, state.stress[0]]).toEqual([heatOf[state.weather] + 1, stressOf[state.weather]])
    }
  })
})
