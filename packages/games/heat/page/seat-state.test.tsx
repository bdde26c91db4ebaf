import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { finishOf } from '../rules/state.ts'
import { circuitCalled, nextCorner } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { SeatState } from './seat-state.tsx'
import { anyChoice, randomMatch } from './testing/random-match.ts'

function shown(view: View, seat: number): string {
  return render(<SeatState view={view} seat={seat} viewer="spectator" language="en" name={String} />)
}

test('a seat says gear, heat, lap, cards, and how far it is to the next corner', () => {
  randomMatch(6, {}, (match, seat, rng) => {
    const { view } = match.view('spectator')
    const said = shown(view, seat)
    const here = view.progress[seat] ?? 0
    expect(said).toContain(`gear ${view.gear[seat]}`)
    expect(said).toContain(`${view.engine[seat]} heat in the engine`)
    expect(said).toContain(`lap ${Math.min(2, Math.max(1, Math.floor(here / 69) + 1))} of 2`)
    expect(said).toContain(`${view.held[seat]} card`)
    const next = nextCorner(circuitCalled('usa'), here, finishOf(view))
    if (next) expect(said).toContain(`${next.corner.letter} in ${next.line - here} · limit ${next.corner.limit}`)
    else if (here < finishOf(view)) expect(said).toContain(`finish in ${finishOf(view) - here}`)
    else expect(said).toContain('over the line')
    return anyChoice(match, seat, rng)
  })
})

test('the last two of six have adrenaline, and who is home its place', () => {
  const match = randomMatch(6, {}, (racing, seat, rng) => {
    const { view } = racing.view('spectator')
    const sparked = [...view.place.keys()].filter((each) => shown(view, each).includes('adrenaline'))
    if (view.phase === 'shift' && view.order.length === 6) expect(sparked).toEqual(view.order.slice(-2).sort())
    else expect(sparked.length).toBeLessThanOrEqual(2)
    return anyChoice(racing, seat, rng)
  })
  const { view, ranking = [] } = match.view('spectator')
  const [first] = ranking
  const said = shown(view, first?.seat ?? -1)
  expect(said).toContain('1st')
  expect(said).toMatch(/\d rounds, (just|\d+ spaces?) past the line/)
})

test('a Legend has no gear and no heat, but says what it is going to do', () => {
  const ways = new Set<string>()
  randomMatch(1, { legends: 5, weather: 'on', circuit: 'gb' }, (match, seat, rng) => {
    const { view } = match.view('spectator')
    for (const car of view.order.filter((each) => each !== seat)) {
      const said = shown(view, car)
      expect(said).toContain('Legend')
      expect(said).not.toContain('gear')
      expect(said).not.toContain('heat')
      ways.add(said.match(/past the legend line|top speed|would cross|over the line/)?.[0] ?? 'nothing')
    }
    return anyChoice(match, seat, rng)
  })
  expect([...ways].sort()).toEqual(['over the line', 'past the legend line', 'top speed', 'would cross'])
})

test('before a race of a season a seat says its points and its upgrades', () => {
  let said = ''
  randomMatch(3, { season: '1961', legends: 1 }, (match, seat, rng) => {
    const { view } = match.view('spectator')
    if (view.results.length === 1 && view.phase === 'draft') said ||= [0, 1, 2, 3].map((car) => shown(view, car)).join()
    return anyChoice(match, seat, rng)
  })
  for (const points of [9, 6, 4, 3]) expect(said).toContain(`${points} points`)
  expect(said.split('1 upgrade').length - 1).toBe(3)
})
