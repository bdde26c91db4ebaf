import { describe, expect, test } from 'vitest'
import { cardCalled, countOf, heat, heatSupply, stress, stressSupply } from '../../rules/cards.ts'
import { heatCircuits } from '../../rules/circuits/index.ts'
import { suppliesOf } from '../../rules/phases/race/ready.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { raceIn } from '../../testing/weather.ts'
import { eventIds } from '../season/event-cards.ts'
import { copiesOfRoadToken, isOfSector, roadKinds, weathering, weathers } from './tokens.ts'

const seats = [0, 1, 2]

/** How many of a card every driver has in hand and deck. */
function dealt({ state }: HeatTable, card: number): number[] {
  return state.hands.map((hand, seat) => countOf([...hand, ...(state.decks[seat] ?? [])], card))
}

/** Of one driver: engine, Heat in hand and deck, Heat in the discard, Stress in hand and deck. All have the same. */
function supplies(table: HeatTable): number[] {
  const { engine, discard } = table.state
  const each = seats.map((seat) => [
    engine[seat] ?? -1,
    dealt(table, heat)[seat] ?? -1,
    countOf(discard[seat] ?? [], heat),
    dealt(table, stress)[seat] ?? -1,
  ])
  for (const one of each) expect(one).toEqual(each[0])
  return each[0] ?? []
}

describe('the weather', () => {
  test('HT-WEA-01: one of six tokens is drawn for a race, and everyone sees it', () => {
    const drawn = Array.from({ length: 60 }, (_, deal) => race(2, { weather: 'on' }, `weather ${deal}`))
    expect(new Set(drawn.map(({ state }) => state.weather))).toEqual(new Set(weathers))
    expect(weathers).toHaveLength(6)
    for (const table of drawn.slice(0, 6)) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(table.view(viewer).weather).toBe(table.state.weather)
        expect(table.view(viewer).road).toEqual(table.state.road)
      }
    }
    expect([race(2).state.weather, race(2).state.road]).toEqual(['none', []])
  })

  test('the starting Heat is one of the Heat cards of a base race', () => {
    expect(supplies(race(3))).toEqual([6, 1, 0, 3])
  })

  test('HT-WEA-02: in clouds every driver has 1 Stress fewer', () => {
    const table = raceIn('clouds', 3)
    expect(supplies(table)).toEqual([6, 1, 0, 2])
    expect([table.state.stress, table.state.reserve]).toEqual([[2, 2, 2], 37 - 6])
  })

  test('HT-WEA-03: in fog every driver has 1 Heat more in the engine', () => {
    expect(supplies(raceIn('fog', 3))).toEqual([7, 1, 0, 3])
  })

  test('HT-WEA-04: in a storm every driver has 1 Stress more', () => {
    const table = raceIn('storm', 3)
    expect(supplies(table)).toEqual([6, 1, 0, 4])
    expect([table.state.stress, table.state.reserve]).toEqual([[4, 4, 4], 37 - 12])
  })

  test('HT-WEA-05: in snow every driver has 1 Heat fewer in the engine', () => {
    expect(supplies(raceIn('snow', 3))).toEqual([5, 1, 0, 3])
  })

  test('HT-WEA-06: in rain 3 of the 6 Heat are shuffled into the deck before the first hand is drawn', () => {
    expect(supplies(raceIn('rain', 3))).toEqual([3, 4, 0, 3])
    const rainy = Array.from({ length: 150 }, (_, deal) => race(3, { weather: 'on' }, `rain ${deal}`)).filter(
      ({ state }) => state.weather === 'rain',
    )
    const held = rainy.flatMap(({ state }) => state.hands.map((hand) => countOf(hand, heat)))
    // Some drew more than one Heat, some none: they are not laid on top or at the bottom.
    expect(held.some((count) => count >= 2)).toBe(true)
    expect(held.some((count) => count === 0)).toBe(true)
  })

  test('HT-WEA-07: in the sun 3 of the 6 Heat start in the discard, for all to see', () => {
    const table = raceIn('sun', 3)
    expect(supplies(table)).toEqual([3, 1, 3, 3])
    for (const seat of seats) expect(table.view('spectator').discard[seat]).toEqual([heat, heat, heat])
  })

  test('with the weather a deck still has its 12 Speed cards and the starting upgrades', () => {
    for (const weather of weathers) {
      const table = raceIn(weather, 3)
      expect(([1, 2, 3, 4, 0, 5] as const).map((name) => dealt(table, cardCalled(name))[1])).toEqual([3, 3, 3, 3, 1, 1])
      expect(table.state.hands.map((hand) => hand.length)).toEqual([7, 7, 7])
    }
  })
})

describe('the road tokens', () => {
  test('HT-ROAD-01: there are twelve, two of each of six kinds', () => {
    expect(roadKinds).toEqual(['limit+1', 'limit-1', 'overheat', 'slipstream+1', 'free-boost', 'weather'])
    expect(roadKinds.length * copiesOfRoadToken).toBe(12)
    const most = roadKinds.map((kind) =>
      Math.max(
        ...Array.from({ length: 120 }, (_, deal) => {
          const { road } = race(1, { weather: 'on', circuit: 'gb' }, `tokens ${deal}`).state
          return road.filter((token) => token === kind).length
        }),
      ),
    )
    expect(most).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('HT-ROAD-02: one for each corner, the first one first', () => {
    const road = (circuit: 'gb' | 'usa' | 'italy' | 'france') => race(1, { weather: 'on', circuit }).state.road
    expect([road('gb'), road('usa'), road('italy'), road('france')].map(({ length }) => length)).toEqual([5, 4, 3, 5])
    // At every corner any of them may come.
    const draws = Array.from({ length: 80 }, (_, deal) => race(1, { weather: 'on' }, `corner ${deal}`).state.road)
    for (const corner of [0, 1, 2, 3]) {
      expect(new Set(draws.map((tokens) => tokens[corner]))).toEqual(new Set(roadKinds))
    }
  })

  test('HT-ROAD-03: those with an arrow are slipstream, free boost and weather', () => {
    expect(roadKinds.filter(isOfSector)).toEqual(['slipstream+1', 'free-boost', 'weather'])
  })
})

describe('supplies', () => {
  const all = eventIds.flatMap((event) =>
    weathers.flatMap((weather) => heatCircuits.map(({ id: circuit }) => ({ event, weather, circuit }))),
  )

  test('HT-GUARD-08: after weather and event the engine is never below 1, which is that of the safety regulations in rain or sun', () => {
    const engines = all.map((race) => {
      const { intoDeck = 0, intoDiscard = 0 } = weathering(race.weather)
      return { ...race, engine: suppliesOf(race).heat - intoDeck - intoDiscard }
    })
    const least = engines.filter(({ engine }) => engine <= 1)
    expect(least.every(({ engine, event }) => engine === 1 && event === 'safety')).toBe(true)
    expect(new Set(least.map(({ weather }) => weather))).toEqual(new Set(['rain', 'sun']))
    for (const weather of ['rain', 'sun'] as const) {
      expect(raceIn(weather, 3, { event: 'safety' }).state.engine).toEqual([1, 1, 1])
    }
  })

  test('HT-GUARD-09: the supply suffices for six drivers: at most 8 Heat and 5 Stress each', () => {
    expect(Math.max(...all.map((race) => suppliesOf(race).heat))).toBe(8)
    expect(Math.max(...all.map((race) => suppliesOf(race).stress))).toBe(5)
    expect([heatSupply, stressSupply]).toEqual([48, 37])
    expect(raceIn('fog', 6, { event: 'restrictions-lifted' }).state.engine).toEqual([8, 8, 8, 8, 8, 8])
    expect(raceIn('storm', 6, { event: 'future-unknown' }).state).toMatchObject({
      stress: Array(6).fill(5),
      reserve: 7,
    })
  })
})
