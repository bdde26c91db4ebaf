import { languages } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Event } from '../../rules/event.ts'
import type { Options } from '../../rules/options.ts'
import { meanings } from '../../words/meanings/index.ts'
import { anyChoice, type Playing, randomMatch } from '../testing/random-match.ts'
import { Display } from './display.tsx'
import { EventSheet } from './event-sheet.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { WeatherSheet } from './weather-sheet.tsx'

function shown(match: Playing, told: readonly Event[] = []): string {
  const { view } = match.view(0)
  return render(<Display view={view} viewer={0} language="en" name={(seat) => `car ${seat}`} told={told} />)
}

/** Plays until something holds, and gives the match as it then stands. */
function until(options: Partial<Options>, isThere: (match: Playing) => boolean, look: (match: Playing) => void): void {
  let seen = 0
  randomMatch(2, options, (match, seat, rng) => {
    if (isThere(match)) {
      look(match)
      seen++
    }
    return anyChoice(match, seat, rng)
  })
  expect(seen).toBeGreaterThan(0)
}

test('a race without modules has no display boards', () => {
  until(
    { laps: 1 },
    () => true,
    (match) => expect(shown(match)).toBe(''),
  )
})

test('weather, event and Legends each have a display board', () => {
  until(
    { laps: 1, weather: 'on', event: 'safety', legends: 1 },
    ({ pending }) => pending.length === 2,
    (match) => {
      const html = shown(match)
      const { weather, order } = match.view(0).view
      if (weather === 'none') throw new Error('no weather')
      expect(html.toLowerCase()).toContain(meanings.en.weathers[weather].name)
      expect(html).toContain(meanings.en.eventTitles.safety)
      expect(html.includes('Legends')).toBe(order.includes(2))
    },
  )
})

test.each(languages)('the weather sheet tells what every road token does: %s', (language) => {
  const { view } = randomMatch(2, { circuit: 'gb', laps: 1, weather: 'on' }).view(0)
  if (view.weather === 'none') throw new Error('no weather')
  const html = render(<WeatherSheet view={view} weather={view.weather} language={language} />)
  for (const token of view.road) {
    const said =
      token === 'weather'
        ? meanings[language].weathers[view.weather].sector
        : meanings[language].roadTokens[token].meaning
    expect(html).toContain(said)
  }
})

test('the event sheet tells rule, press and sponsors', () => {
  const { view } = randomMatch(2, { circuit: 'italy', laps: 1, event: 'corruption' }).view(0)
  const html = render(<EventSheet view={view} event="corruption" language="en" />)
  const { rule, press, sponsors } = meanings.en.event('corruption', 'italy')
  for (const sentence of [rule, press, sponsors]) expect(html).toContain(sentence)
})

test('after a race of a season its places and points are within reach, and what the event added', () => {
  until(
    { season: '1961', legends: 2 },
    (match) => match.view(0).view.results.length === 2 && match.view(0).view.phase === 'draft',
    (match) => expect(shown(match)).toContain('Result: USA'),
  )
  const { view } = randomMatch(2, { season: '1961', legends: 2 }).view(0)
  const strike = view.results[2]
  if (strike?.event !== 'strike') throw new Error('no strike')
  const html = render(
    <ResultSheet view={view} result={strike} viewer={0} language="en" name={(seat) => `car ${seat}`} />,
  )
  const rows = html.split('<tr>').slice(1)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain('11 points')
  expect(rows[0]).toContain('2 by the event')
  expect(rows[1]).not.toContain('by the event')
})
