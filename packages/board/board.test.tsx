import { render } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { Board } from './board.tsx'
import { parkedAt, tokenBeside } from './testing/beside.ts'
import { circuits } from './testing/circuits.ts'
import type { BoardCar, BoardTarget, BoardWords } from './types.ts'

const words: BoardWords = {
  title: 'The drawing',
  space: (label, index) => `Space ${label}, number ${index}`,
  zoomIn: 'Closer',
  zoomOut: 'Further',
  wholeCircuit: 'All of it',
  followCar: 'Follow',
}
const look = { colour: 'red', number: '7', body: 'kart' } as const
const car: BoardCar = { id: 'a', look, spot: { along: 0.5, offset: 0.5 }, label: 'Anna, third' }
const target: BoardTarget = {
  id: 't',
  car: 'a',
  spot: { along: 4.5, offset: 0.5 },
  path: [car.spot, { along: 4.5, offset: 0.5 }],
  label: 'Anna: 4 spaces',
  badge: '4',
}

function count(html: string, part: string): number {
  return html.split(part).length - 1
}

describe('the board', () => {
  it.each(Object.values(circuits))('of $name names itself, every space once, and every car', (circuit) => {
    const html = render(<Board circuit={circuit} cars={[car]} words={words} />)
    expect(html).toContain('aria-label="The drawing"')
    for (const { label, index } of circuit.spaces) {
      expect(count(html, `aria-label="Space ${label}, number ${index}"`)).toBe(1)
    }
    expect(count(html, 'aria-label="Anna, third"')).toBe(1)
    expect(count(html, 'tabindex="0"')).toBe(0)
  })

  it('makes targets, and only them, buttons that the keyboard reaches in the drawing', () => {
    const html = render(<Board circuit={circuits.esses} cars={[car]} targets={[target]} words={words} />)
    expect(count(html, 'role="button"')).toBe(1)
    expect(count(html, 'tabindex="0"')).toBe(1)
    expect(html).toContain('aria-label="Anna: 4 spaces"')
  })

  it('shows the way to the target that is looked at, and to no other', () => {
    const quiet = render(<Board circuit={circuits.esses} cars={[car]} targets={[target]} words={words} />)
    const looked = render(
      <Board circuit={circuits.esses} cars={[car]} targets={[target]} considered="t" words={words} />,
    )
    expect(quiet).not.toContain('class="board-way"')
    expect(count(looked, 'class="board-way"')).toBe(1)
  })

  it('shows what would happen as ways and ghosts that nobody can press', () => {
    const move = { car: 'a', path: target.path }
    const html = render(
      <Board circuit={circuits.esses} cars={[car]} previews={[move, { car: 'a', path: [car.spot] }]} words={words} />,
    )
    expect(count(html, 'class="board-way"')).toBe(1)
    expect(count(html, 'class="board-ghost"')).toBe(1)
    expect(html).not.toContain('role="button"')
  })

  it('says beside a way what is to be known of it: where it ends, and at a line on the way', () => {
    const move = { car: 'a', path: target.path, badge: '9', notes: [{ along: 3, lines: ['−2', 'or worse'] }] }
    const html = render(<Board circuit={circuits.esses} cars={[car]} previews={[move]} words={words} />)
    expect(count(html, 'class="board-badge"')).toBe(1)
    expect(count(html, 'class="board-note-text"')).toBe(2)
    expect(html).toContain('or worse')
    expect(html).not.toContain('board-note-grave')
  })

  it('signs the limit of every corner and the number of every betting line', () => {
    const limits = render(<Board circuit={circuits.esses} cars={[]} words={words} />)
    expect(limits.match(/board-limit-number">(\d+)/g)).toHaveLength(2)
    const flags = render(<Board circuit={circuits.quay} cars={[]} words={words} />)
    expect(flags).toMatch(/board-flag-number">1</)
  })

  it('repeats the numbers beside the track where four cars could hide them', () => {
    expect(count(render(<Board circuit={circuits.bowl} cars={[]} words={words} />), 'board-plate')).toBe(24)
    expect(count(render(<Board circuit={circuits.esses} cars={[]} words={words} />), 'board-plate')).toBe(0)
  })

  it('draws a car that is out beside the track and faded', () => {
    const html = render(<Board circuit={circuits.bowl} cars={[{ ...car, aside: true }]} words={words} />)
    expect(html).toContain('board-car-faded')
    expect(html).toMatch(/translate\([\d.-]+ 2\.75\)/)
  })

  it('writes no style into the page that a strict policy would refuse', () => {
    expect(render(<Board circuit={circuits.quay} cars={[car]} targets={[target]} words={words} />)).not.toContain(
      'style=',
    )
  })

  it('stays small', () => {
    const html = render(<Board circuit={circuits.quay} cars={[car]} words={words} />)
    expect(html.length).toBeLessThan(150_000)
  })

  it('leaves the words of a sign to the eye, since the car is called by its label, and a token by its own', () => {
    const { bowl } = circuits
    const tokens = [tokenBeside(bowl, 4, 't')]
    const html = render(<Board circuit={bowl} cars={[parkedAt(1.5)]} tokens={tokens} words={words} />)
    expect(html).toContain('aria-label="Anna, broken down"')
    expect(html).toContain('aria-label="Token of red"')
    expect(html).toContain('>waits for<')
    // It is still in the race, unlike a car that is out.
    expect(html).not.toContain('board-car-faded')
  })

  it('shows a car that is not on the board yet wherever it may be put, and so a token', () => {
    const spot = { along: 2.5, offset: 0 }
    const start = { id: '0', spot, path: [spot], car: 'new', label: 'Start here' }
    const ghosts = (more: object) =>
      render(<Board circuit={circuits.bowl} cars={[]} targets={[{ ...start, ...more }]} words={words} />)
    expect(ghosts({})).not.toContain('board-ghost-car')
    expect(ghosts({ look })).toContain('board-ghost-car')
    expect(ghosts({ token: '+5' })).toContain('>+5<')
  })
})
