import type { Language } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { standingsOf } from '../../modules/season/standings.ts'
import { nextOf, partsOf, racesOf } from '../../prospects/facts/season.ts'
import { hasTies, standingsAfter } from '../../prospects/facts/standings.ts'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { anyChoice, type Playing, randomMatch } from '../testing/random-match.ts'
import { SeasonPanel } from './season-panel.tsx'

/** Views of a season at its start, between its races and in its first and last round. */
function seen(options: Partial<Options>): { readonly views: readonly View[]; readonly end: View } {
  const views: View[] = []
  const look = (match: Playing) => match.view(0).view
  const match = randomMatch(2, { legends: 1, ...options }, (playing, seat, rng) => {
    const view = look(playing)
    if (view.results.length >= views.length) views.push(view)
    return anyChoice(playing, seat, rng)
  })
  return { views, end: look(match) }
}

function panel(view: View, language: Language = 'en', viewer: 0 | 'spectator' = 0): string {
  const name = (car: number) => `car ${car}`
  return render(<SeasonPanel view={view} viewer={viewer} language={language} name={name} />)
}

const printed = seen({ season: '1961' })
const own = seen({ season: 'own' })
const best = seen({ season: 'all-time' })

describe('the calendar', () => {
  test('of a printed season tells all events beforehand, and marks the one that is next', () => {
    const [start] = printed.views
    if (!start) throw new Error('the season never began')
    expect(racesOf(start).map(({ event }) => event)).toEqual(['grandstand', 'speed-record', 'strike'])
    expect(racesOf(start).map(({ when }) => when)).toEqual(['now', 'to-come', 'to-come'])
    // The strike takes a lap away.
    expect(racesOf(start).map(({ laps }) => laps)).toEqual([2, 2, 2])
    expect(nextOf(racesOf(start))?.race).toBe(0)
  })

  test('of an own season knows only the event of the race that is called', () => {
    const second = own.views[1]
    if (!second) throw new Error('there was no second race')
    const [first, now, later] = racesOf(second)
    expect(first?.event).toBe(second.results[0]?.event)
    expect(now?.event).toBe(second.event)
    expect(later?.event).toBeUndefined()
    expect(panel(second)).toContain('The event is drawn before the race.')
  })

  test('has nothing next when all is over', () => {
    expect(nextOf(racesOf(printed.end))).toBeUndefined()
    expect(panel(printed.end)).not.toContain('The next race')
  })

  test('of the best of all time falls into three seasons', () => {
    expect(partsOf(best.end).map(({ year, races }) => [year, races.length])).toEqual([
      [1961, 3],
      [1962, 3],
      [1963, 4],
    ])
  })
})

describe('the standings', () => {
  test('are those of the rules, with the points of every race', () => {
    const { results, cars } = printed.end
    const standings = standingsAfter(results, cars)
    expect(standings.map(({ car }) => car)).toEqual(standingsOf(results, cars))
    for (const { car, points, sums, total } of standings) {
      expect(points).toEqual(results.map((result) => result.points[car]))
      expect(sums.at(-1)).toBe(total)
    }
  })

  test('say so where equal points were told apart', () => {
    const result = { circuit: 'usa', event: 'none', place: [1, 2, 3], points: [9, 6, 6] } as const
    expect(hasTies(standingsAfter([result], 3))).toBe(true)
    expect(hasTies(standingsAfter([{ ...result, points: [9, 6, 4] }], 3))).toBe(false)
  })

  test('are shown as a table and as a chart that says in words what it shows', () => {
    const html = panel(printed.end)
    for (const { car, sums } of standingsAfter(printed.end.results, printed.end.cars)) {
      const name = car === 2 ? 'car 2 (Legend)' : `car ${car}`
      expect(html).toContain(`${name}: ${sums.join(', ')}`)
    }
    expect(html.match(/class="ht-chart-line"/g)).toHaveLength(3)
  })

  test('of the best of all time are told by season and in all', () => {
    const html = panel(best.end)
    for (const title of ['Season 1961', 'Season 1962', 'Season 1963', 'All seasons together']) {
      expect(html).toContain(`<h3>${title}</h3>`)
    }
  })
})

test('who watches has nothing to carry over; a driver is shown their upgrades and sponsors', () => {
  const second = printed.views[1]
  if (!second) throw new Error('there was no second race')
  expect(panel(second, 'fr', 'spectator')).not.toContain('Ce que vous gardez')
  expect(panel(second, 'fr')).toContain('Ce que vous gardez')
})
