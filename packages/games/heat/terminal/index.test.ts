import { Match } from '@paddock/kernel'
import { textOf } from '@paddock/terminal-kit/drawing/line.ts'
import { decisions } from '@paddock/terminal-kit/testing/decisions.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { View } from '../rules/view.ts'
import { terminal } from './index.ts'

const season = { seats: 2, options: { season: '1961', legends: 2 }, seed: 'terminal' }
const asked = [...decisions(box.game, season)]

function at(results: number, phase: View['phase']): View {
  const found = asked.find(({ view }) => view.results.length === results && view.phase === phase)
  if (!found) throw new Error(`nobody was asked in ${phase}`)
  return found.view
}

test('the head tells the race of the season, and the lap only while there is one', () => {
  expect(terminal.headline(at(0, 'draft'), 'en')).toBe('1/3 G. Britain')
  expect(terminal.headline(at(1, 'shift'), 'fr')).toBe('2/3 USA, tour 1/2')
  expect(terminal.stock(at(1, 'draft'), 0, 'en')).toBe('')
})

test('whoever is home in a race of a season will be asked again, but not in the last one', () => {
  const home = (view: View): View => ({ ...view, place: [1, 0, 0, 0], finishedIn: [5, 0, 0, 0] })
  expect(terminal.isOut(home(at(0, 'shift')), 0)).toBe(false)
  expect(terminal.isOut(home(at(2, 'shift')), 0)).toBe(true)
  expect(terminal.isOut(home(at(2, 'shift')), 1)).toBe(false)
  expect(terminal.isOut(home(at(2, 'draft')), 0)).toBe(false)
})

test('a season is reckoned race by race', () => {
  const view = at(2, 'draft')
  const [first, second] = view.results.map(({ points }) => points[1])
  expect(textOf(terminal.reckoning(view, 1, 'en'))).toBe(`${first} + ${second}`)
  expect(terminal.scale(view, 'en')).toContain('9, 6, 4, 3, 2')
})

test('among Legends, the place among all cars is told', () => {
  const { view } = Match.start(box.game, { seats: 1, options: { legends: 5 }, seed: 'home' }).view(0)
  const home: View = {
    ...view,
    place: [3, 1, 2, 4, 5, 6],
    finishedIn: [9, 9, 9, 9, 9, 9],
    progress: [140, 0, 0, 0, 0, 0],
  }
  expect(textOf(terminal.reckoning(home, 0, 'en'))).toBe('3rd of 6 cars, 2 spaces past the line')
  expect(textOf(terminal.reckoning(home, 0, 'fr'))).toBe('3e sur 6 voitures, 2 cases après la ligne')
})

test('the journal tells why a Legend drives so far, not how far once more', () => {
  const call = {
    type: 'legend-called',
    seat: 1,
    way: 'top-speed',
    limit: 7,
    topSpeed: 12,
    diamond: 1,
    spaces: 12,
  } as const
  expect(terminal.isTold(call, 0)).toBe(true)
  const places = { from: 0, to: 12, fromSpot: 0, spot: 0, spaces: 12, lost: 0, speed: 12 }
  expect(terminal.isTold({ type: 'car-moved', seat: 1, by: 'legend', ...places }, 0)).toBe(false)
})
