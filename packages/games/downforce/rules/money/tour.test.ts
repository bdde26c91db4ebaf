import { Rng } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { lastCard } from '../../testing/last-card.ts'
import { auction, type DownforceTable, race } from '../../testing/table.ts'
import { type Colour, decks } from '../cards.ts'
import { downforce } from '../game.ts'
import type { Options } from '../options.ts'

const upwards = (a: number, b: number) => a - b

/** Anything is decided until the second race is set up. */
function firstRace(options: Partial<Options> = {}): DownforceTable {
  const rng = Rng.fromSeed('tour')
  const table = auction(3, { format: 'world-tour', ...options })
  while (table.state.race === 1) {
    table.decide(...table.pending.map((seat) => rng.pick(downforce.choices(table.state, seat))))
  }
  return table
}

/** What each of three players paid for yellow, blue and red, and the order in which cars got home. */
type Race = readonly [prices: readonly number[], ...order: Colour[]]

/** A tour without bets: yellow is seat 0's car, blue seat 1's and red seat 2's in both races. */
function tour(first: Race, second: Race): DownforceTable {
  const table = race(3, { format: 'world-tour', betting: 'off' })
  for (const [[yellow = 0, blue = 0, red = 0], ...order] of [first, second]) {
    // The auction is over.
    table.arrange((state) => Object.assign(state, { phase: 'card', lot: null, lots: [], powerPile: [] }))
    table.owns(0, 'yellow').owns(1, 'blue').owns(2, 'red').paid('yellow', yellow).paid('blue', blue).paid('red', red)
    lastCard(table, ...order)
  }
  return table
}

/** The seats from first to last with their scores, level ones with the same place. */
function placed(table: DownforceTable): string[] | undefined {
  return table.ranking()?.map(({ place, seat, score }) => `${place}. seat ${seat}, ${score}`)
}

describe('world tour', () => {
  test('DF-TOUR-01: two matches are played, one on each circuit in either order, and nothing is carried over but the score', () => {
    const [bay, river] = [firstRace(), firstRace({ circuit: 'river-station' })]
    expect([bay.state.circuit, river.state.circuit]).toEqual(['river-station', 'marina-bay'])
    const empty = [[], [], []]
    for (const table of [bay, river]) {
      const { state } = table
      expect(table.phase).toBe('bid')
      expect(state).toMatchObject({ owner: Array(6).fill(-1), price: Array(6).fill(0), powers: empty, speed8: empty })
      expect(state).toMatchObject({ bets: empty, shown: empty, bids: [], aside: [], discard: [] })
      expect(state).toMatchObject({ finished: [], crossed: [], odds: [], due: [], lap: Array(6).fill(0) })
      expect(state.hands.flat().sort(upwards)).toEqual(decks.twowild42.toSorted(upwards))
      expect([state.lot?.car, ...state.lots].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      expect([state.lot?.power, ...state.powerPile].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      expect(table.told('grid-drawn').at(-1)).toMatchObject({ race: 2, circuit: state.circuit })
      expect(table.ranking()).toBeUndefined()

      table.playOn()
      expect(table.told('race-ended').map((ended) => ended.race)).toEqual([1, 2])
    }
  })

  test('DF-TOUR-02: the winnings of both matches are added and the highest sum wins, whoever won the single ones', () => {
    const table = firstRace().playOn()
    const money = table.told('money-counted').map(({ winnings }) => winnings)
    expect(money).toHaveLength(6)
    const sums = [0, 1, 2].map((seat) => (money[seat] ?? 0) + (money[seat + 3] ?? 0))
    const ranking = table.ranking() ?? []
    expect(ranking.map(({ seat, score }) => [seat, score])).toEqual(
      ranking.map(({ seat }) => seat).map((seat) => [seat, sums[seat]]),
    )
    expect(ranking[0]?.score).toBe(Math.max(...sums))

    // Red wins the first race, blue the second, and yellow the tour with two second places.
    const none = [0, 0, 0]
    const steady = tour([none, 'red', 'yellow', 'green', 'black', 'blue'], [none, 'blue', 'yellow', 'green', 'red'])
    expect(placed(steady)).toEqual(['1. seat 0, 18', '2. seat 2, 16', '3. seat 1, 14'])
  })

  test('DF-R33: a tie goes to the best place over both races, then to the lower sum of prices of both races', () => {
    // Seat 1 has paid more; its first place, in either race, counts for more than a second and a third.
    const first: Race = [[0, 3, 0], 'red', 'yellow', 'blue']
    const second: Race = [[0, 0, 0], 'blue', 'green', 'yellow', 'black', 'orange', 'red']
    for (const tied of [tour(first, second), tour(second, first)]) {
      expect(placed(tied)).toEqual(['1. seat 1, 15', '2. seat 0, 15', '3. seat 2, 12'])
    }
    // In the second race only nobody's car gets home: 4 + 2, 0 + 3 and 8 + 1 were paid.
    const stalled = tour([[4, 0, 8], 'red', 'yellow', 'blue'], [[2, 3, 1], 'green'])
    expect(placed(stalled)).toEqual(['1. seat 2, 3', '2. seat 0, 3', '3. seat 1, 3'])
    // Both have won a race, and are level in money: the lower prices decide.
    const level = tour([[3, 0, 0], 'yellow', 'blue'], [[0, 0, 0], 'blue', 'green', 'yellow'])
    expect(placed(level)?.slice(0, 2)).toEqual(['1. seat 1, 21', '2. seat 0, 15'])

    const shared = tour([[4, 2, 6], 'green'], [[1, 3, 0], 'green'])
    expect(placed(shared)).toEqual(['1. seat 0, -5', '1. seat 1, -5', '3. seat 2, -6'])
  })

  test('DF-R34: a tour cannot be won by the first car or be driven over a long distance', () => {
    // They are values of one choice, of which a match has one.
    const formats = downforce.meta.options.format.values
    expect(formats).toEqual(['race', 'first-car', 'long-distance', 'long-distance-money', 'world-tour'])
    for (const format of ['first-car', 'long-distance', 'long-distance-money'] as const) {
      expect(auction(3, { format }).playOn().told('race-ended')).toHaveLength(1)
    }
    // The beginner's game is won by the first car, and so is no tour.
    const table = auction(3, { game: 'beginner', format: 'world-tour' }).playOn()
    expect(table.state.options.format).toBe('first-car')
    expect(table.told('race-ended')).toHaveLength(1)
    expect(table.told('money-counted')).toEqual([])
  })
})
