import { expect, test } from 'vitest'
import { standingsOf } from '../../modules/season/standings.ts'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { race } from '../../testing/table.ts'
import { nextOf, partsOf, racesOf } from './season.ts'
import { hasTies, latestSeason, pointsOf, seasonSoFar, standingsAfter } from './standings.ts'

/** What a driver sees at the beginning of every race of a season, and at its end. */
function seen(options: Partial<Options>): { readonly views: readonly View[]; readonly end: View } {
  const table = race(2, { legends: 1, ...options })
  const views: View[] = []
  while (table.phase !== 'over') {
    const view = table.view(0)
    if (view.results.length >= views.length) views.push(view)
    table.decideAny()
  }
  return { views, end: table.view(0) }
}

const printed = seen({ season: '1961' })
const best = seen({ season: 'all-time' })

test('the calendar of a printed season tells all events beforehand, and which race is next', () => {
  const [start] = printed.views
  if (!start) throw new Error('the season never began')
  expect(racesOf(start).map(({ event }) => event)).toEqual(['grandstand', 'speed-record', 'strike'])
  expect(racesOf(start).map(({ when }) => when)).toEqual(['now', 'to-come', 'to-come'])
  // The strike takes a lap away.
  expect(racesOf(start).map(({ laps }) => laps)).toEqual([2, 2, 2])
  expect([nextOf(racesOf(start))?.race, nextOf(racesOf(printed.end))]).toEqual([0, undefined])
})

test('the calendar of an own season knows only the event of the race that is called', () => {
  const second = seen({ season: 'own' }).views[1]
  if (!second) throw new Error('there was no second race')
  const [first, now, later] = racesOf(second)
  expect([first?.event, now?.event, later?.event]).toEqual([second.results[0]?.event, second.event, undefined])
})

test('the best of all time falls into three seasons, each with its own points', () => {
  expect(partsOf(best.end).map(({ year, races }) => [year, races.length])).toEqual([
    [1961, 3],
    [1962, 3],
    [1963, 4],
  ])
  const kept = best.views[3]
  if (!kept) throw new Error('the second season never began')
  expect([kept.phase, seasonSoFar(kept).length, latestSeason(kept).length]).toEqual(['keep', 0, 3])
  expect([pointsOf(kept, 0), standingsAfter(latestSeason(kept), kept.cars)[0]?.points.length]).toEqual([0, 3])
})

test('standings are those of the rules, with the points of every race', () => {
  const { results, cars } = printed.end
  const standings = standingsAfter(results, cars)
  expect(standings.map(({ car }) => car)).toEqual(standingsOf(results, cars))
  for (const { car, points, sums, total } of standings) {
    expect(points).toEqual(results.map((result) => result.points[car]))
    expect(sums.at(-1)).toBe(total)
  }
})

test('standings say so where equal points were told apart', () => {
  const result = { circuit: 'usa', event: 'none', place: [1, 2, 3], points: [9, 6, 6] } as const
  expect(hasTies(standingsAfter([result], 3))).toBe(true)
  expect(hasTies(standingsAfter([{ ...result, points: [9, 6, 4] }], 3))).toBe(false)
})
