import { describe, expect, test } from 'vitest'
import { raceTo } from '../../testing/flag.ts'
import { race } from '../../testing/table.ts'
import { last } from '../../testing/turn.ts'
import { pointsOf, standingsOf, sumOfPoints } from './standings.ts'

/** The results of races in which the cars came home in these places, by car. */
const results = (...places: number[][]) =>
  places.map((place) => ({ circuit: 'usa', event: 'none', place, points: pointsOf(place, 'none', []) }) as const)

test('HT-CHAMP-14: the places score 9, 6, 4, 3, 2 and 1, and every lower one nothing', () => {
  expect(pointsOf([1, 2, 3, 4, 5, 6, 7, 8], 'none', [])).toEqual([9, 6, 4, 3, 2, 1, 0, 0])
  const table = raceTo(race(4, { season: '1962' }), 2, 0, 3, 1)
  expect(table.state.results).toEqual([
    { circuit: 'italy', event: 'restrictions-lifted', place: [2, 4, 1, 3], points: [6, 3, 9, 4] },
  ])
  expect(last(table, 'race-ended')).toEqual({ type: 'race-ended', place: [2, 4, 1, 3], points: [6, 3, 9, 4] })
})

test('HT-CHAMP-14: points are counted in seasons only', () => {
  const table = race(2, { event: 'strike', circuit: 'italy' }).playOn()
  expect([table.told('race-ended')[0]?.points, table.state.results]).toEqual([[], []])
})

describe('the champion', () => {
  test('HT-CHAMP-18: whoever has most points, a tie going to the better place in the last race', () => {
    expect(standingsOf(results([1, 2, 3], [3, 1, 2]), 3)).toEqual([1, 0, 2])
    // Seats 0 and 1 have 15 each.
    const tied = results([1, 2, 3], [2, 1, 3])
    expect([sumOfPoints(tied, 3), standingsOf(tied, 3)]).toEqual([
      [15, 15, 8],
      [1, 0, 2],
    ])
    expect(standingsOf(results([2, 1, 3], [1, 2, 3]), 3)).toEqual([0, 1, 2])
  })

  test('HT-CHAMP-18: at the table: three races of 1961, two drivers level on points', () => {
    const table = race(3, { season: '1961' })
    raceTo(table, 0, 1, 2)
    raceTo(table, 2, 1, 0)
    // The winner of the strike has 2 more: 9 + 4 + 6 against 6 + 6 + 4 and 4 + 9 + 11.
    raceTo(table, 2, 0, 1)
    expect(last(table, 'season-ended')).toEqual({ type: 'season-ended', points: [19, 16, 24] })
    expect(table.ranking()).toEqual([
      { seat: 2, place: 1, score: 24 },
      { seat: 0, place: 2, score: 19 },
      { seat: 1, place: 3, score: 16 },
    ])
    const level = race(2, { season: '1962' })
    for (const order of [
      [0, 1],
      [1, 0],
      [1, 0],
    ])
      raceTo(level, ...order)
    // 9 + 6 + 7 against 6 + 9 + 10.
    expect(level.ranking()?.map(({ seat, score }) => [seat, score])).toEqual([
      [1, 25],
      [0, 22],
    ])
  })

  test('HT-CHAMP-18: a tie at the end of a season goes by its last race', () => {
    const table = race(3, { season: '1963' })
    // 9 + 6 + 9 + 6 against 6 + 9 + 6 + 9.
    raceTo(table, 0, 1, 2)
    raceTo(table, 1, 0, 2)
    raceTo(table, 0, 1, 2)
    raceTo(table, 1, 0, 2)
    expect(table.ranking()).toMatchObject([
      { seat: 1, place: 1, score: 30 },
      { seat: 0, place: 2, score: 30 },
      { seat: 2, place: 3, score: 16 },
    ])
  })
})

test('HT-CHAMP-15: Legends score by their places and have their place in the standings; only drivers are ranked', () => {
  const table = race(2, { season: '1961', legends: 2 })
  raceTo(table, 1, 0)
  const [first] = table.state.results
  expect(first?.place.slice(0, 2)).toEqual([2, 1])
  expect([first?.points[2], first?.points[3]].toSorted()).toEqual([3, 4])
  table.playOn()
  const { results: all } = table.state
  const points = sumOfPoints(all, 4)
  const places = table.ranking()?.map(({ seat, place }) => [seat, place])
  const order = standingsOf(all, 4)
  expect(points.slice(2).every((sum) => sum > 0)).toBe(true)
  expect(places?.toSorted()).toEqual([0, 1].map((seat) => [seat, order.indexOf(seat) + 1]))
})
