import { expect, test } from 'vitest'
import { standingsOf } from '../modules/season/standings.ts'
import type { Options } from '../rules/options.ts'
import { rivals } from './rivals.ts'
import { randomMatch } from './testing/random-match.ts'

const matches: readonly { readonly title: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { title: 'alone against five', seats: 1, options: { legends: 5, laps: 1 } },
  { title: 'four against two', seats: 4, options: { legends: 2, circuit: 'italy' } },
  { title: 'a season of three against three', seats: 3, options: { legends: 3, season: '1963' } },
]

test.each(matches)('drivers and Legends together take every place once: $title', ({ seats, options }) => {
  const { view, ranking = [] } = randomMatch(seats, options).view('spectator')
  const all = [...ranking, ...rivals({ view, viewer: 'spectator', language: 'en', name: String })]
  expect(all.map(({ seat }) => seat).sort()).toEqual([...Array(view.cars).keys()])
  const inPlace = all.toSorted((a, b) => a.place - b.place)
  expect(inPlace.map(({ place }) => place)).toEqual(inPlace.map((_, index) => index + 1))
  const scores = inPlace.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  if (view.results.length > 0) expect(inPlace.map(({ seat }) => seat)).toEqual(standingsOf(view.results, view.cars))
})

test('a driver has no rivals where there are no Legends', () => {
  const { view } = randomMatch(2, { laps: 1 }).view('spectator')
  expect(rivals({ view, viewer: 0, language: 'fr', name: String })).toEqual([])
})
