import type { Language } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { standingsAfter } from '../../prospects/facts/standings.ts'
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
  test('of an own season says where the event is not known yet', () => {
    const second = own.views[1]
    expect(second && panel(second)).toContain('The event is drawn before the race.')
  })

  test('has nothing next when all is over', () => {
    expect(panel(printed.end)).not.toContain('The next race')
  })
})

describe('the standings', () => {
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
