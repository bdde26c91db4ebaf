import { render } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { Board } from './board.tsx'
import { CarIcon } from './car/car-icon.tsx'
import { Sign } from './car/sign.tsx'
import { CircuitPoster } from './poster.tsx'
import { circuits } from './testing/circuits.ts'
import { type BoardCar, type BoardTarget, type BoardWords, bodies, carColours, patterns } from './types.ts'

const words: BoardWords = {
  title: 'The drawing',
  space: (label, index) => `Space ${label}, number ${index}`,
  zoomIn: 'Closer',
  zoomOut: 'Further',
  wholeCircuit: 'All of it',
  followCar: 'Follow',
}
const look = { colour: 'red', pattern: 'ring', number: '7', body: 'kart' } as const
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

  it('signs a team that has no colour by its letter, once, in place of pattern and number', () => {
    const team = { ...look, number: 'B', letter: 'B' }
    expect(count(render(<Sign look={team} numbered />), '>B</text>')).toBe(1)
    expect(count(render(<Sign look={look} numbered />), '>7</text>')).toBe(1)
    expect(render(<Sign look={team} />)).not.toContain('<circle')
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
})

describe('a poster', () => {
  it('is one picture to a listener, or none at all', () => {
    expect(render(<CircuitPoster circuit={circuits.quay} label="Quay" cars={[car]} />)).toContain('aria-label="Quay"')
    expect(render(<CircuitPoster circuit={circuits.quay} />)).toContain('aria-hidden')
  })
})

describe('a car', () => {
  it('differs by body, by pattern and by number, not by colour alone', () => {
    const drawings = bodies.flatMap((body) =>
      patterns.map((pattern) => render(<CarIcon look={{ ...look, body, pattern }} />)),
    )
    expect(new Set(drawings).size).toBe(bodies.length * patterns.length)
    expect(render(<CarIcon look={{ ...look, number: '12' }} />)).toContain('>12<')
  })

  it('has a sign of its owner with pattern and, if asked, number', () => {
    const signs = carColours.map((colour) => render(<Sign look={{ ...look, colour }} numbered />))
    expect(new Set(signs).size).toBe(carColours.length)
    expect(signs[0]).toContain('>7<')
    expect(render(<Sign look={look} />)).not.toContain('>7<')
  })
})
