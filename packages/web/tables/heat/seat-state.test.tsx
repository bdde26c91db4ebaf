import { circuitCalled, finishOf, nextCorner, type View } from '@paddock/games/heat'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
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
    const sparked = view.place.map((_, each) => shown(view, each).includes('adrenaline'))
    expect(sparked.filter(Boolean)).toHaveLength(Math.min(2, view.order.length))
    return anyChoice(racing, seat, rng)
  })
  const { view, ranking = [] } = match.view('spectator')
  const [first] = ranking
  expect(shown(view, first?.seat ?? -1)).toContain('1st')
})
