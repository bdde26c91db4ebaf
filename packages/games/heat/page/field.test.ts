import { patched } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { beforeTheFlag, toTheFlag } from '../testing/flag.ts'
import { race } from '../testing/table.ts'
import { cars } from './board/cars.ts'
import { field } from './field.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

test('the field has the cars in race order with the way they have come, Legends among them', () => {
  const table = race(2, { legends: 1 }).put(0, 14, { lap: 1 }).put(1, 20, { spot: 1 }).put(2, 20)
  expect(field(table.view(0))).toEqual({
    cars: [
      { car: 'car-0', seat: 0, progress: 69 + 14 },
      { car: 'car-2', progress: 20 },
      { car: 'car-1', seat: 1, progress: 20 },
    ],
    race: 1,
    round: 1,
    lap: 2,
    laps: 2,
    decides: 'first',
  })
})

describe('at the flag', () => {
  const table = beforeTheFlag(race(3), 2, 0, 1)
  const looks = table
    .watched('spectator', () => toTheFlag(table, 2, 0, 1))
    .map(({ event, view }) => ({ event, ...field(view) }))

  test('who is over the line has finished, and is not counted before all have driven', () => {
    const crossed = looks.filter(({ event }) => event.type === 'car-finished')
    expect(crossed.map(({ cars }) => cars?.filter(({ done }) => done).length)).toEqual([1, 2, 3])
    expect(crossed.every(({ isUncounted }) => isUncounted)).toBe(true)
  })

  test('the first that is placed has them all counted', () => {
    const [placed] = looks.filter(({ event }) => event.type === 'car-placed')
    expect(placed?.isUncounted).toBeUndefined()
    expect(placed?.cars?.map(({ car }) => car)).toEqual(['car-2', 'car-0', 'car-1'])
  })
})

const seasons: { readonly title: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { title: 'a race', seats: 6, options: {} },
  { title: 'a season', seats: 2, options: { season: '1961', legends: 3, workshop: 'draft' } },
]

test.each(seasons)(
  'whoever races is sorted by the way, and the field is that of the board: $title',
  ({ seats, options }) => {
    const races = new Set<number>()
    randomMatch(seats, options, anyChoice, ({ match, before }) => {
      let view = before.at(-1)
      for (const { event, patch } of match.frames(['spectator'])[0] ?? []) {
        if (!view || !event) continue
        view = patched(view, patch) satisfies View
        const now = field(view)
        if (!now) continue
        races.add(now.race)
        const racing = now.cars.filter(({ done }) => !done).map(({ progress }) => progress)
        expect(racing).toEqual(racing.toSorted((a, b) => b - a))
        const shown = cars({ view, viewer: 'spectator', language: 'en', name: String })
        expect(now.cars.map(({ car }) => car)).toEqual(shown.map(({ id }) => id))
      }
    })
    expect([...races]).toEqual(Array.from({ length: options.season ? 3 : 1 }, (_, index) => index + 1))
  },
)
