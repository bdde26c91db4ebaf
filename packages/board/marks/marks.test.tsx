import { type Circuit, distance } from '@paddock/racing/circuit'
import { render } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { Board } from '../board.tsx'
import { overviewOf } from '../overview.ts'
import { circuits } from '../testing/circuits.ts'
import { clearanceOf } from '../track/clearance.ts'
import { signPlaces, signRadius } from '../track/sign-places.ts'
import type { BoardMark } from '../types.ts'
import { markPlaces } from './mark-places.ts'

const words = { title: '', space: String, zoomIn: '', zoomOut: '', wholeCircuit: '', followCar: '' }

function markAt(along: number, id: string, more: Partial<BoardMark> = {}): BoardMark {
  return { id, along, face: <text>+1</text>, title: 'Fog', meaning: 'Nobody sees far.', ...more }
}

/** Two marks at every sign. */
function twoEach(circuit: Circuit): BoardMark[] {
  return signPlaces(circuit).flatMap(({ line: { after } }) => [markAt(after, `a${after}`), markAt(after, `b${after}`)])
}

describe.each(Object.values(circuits))('beside $name', (circuit) => {
  const places = markPlaces(circuit, twoEach(circuit))

  it('plates hang on no sign, on no other plate, and within what is drawn', () => {
    const frame = overviewOf(circuit)
    for (const [index, { point, radius }] of places.entries()) {
      for (const sign of signPlaces(circuit))
        expect(distance(point, sign.point)).toBeGreaterThan(radius + signRadius / 2)
      for (const other of places.slice(index + 1)) expect(distance(point, other.point)).toBeGreaterThan(radius)
      expect(point.x).toBeGreaterThan(frame.x)
      expect(point.x).toBeLessThan(frame.x + frame.width)
      expect(point.y).toBeGreaterThan(frame.y)
      expect(point.y).toBeLessThan(frame.y + frame.height)
    }
  })

  it('plates leave the asphalt to the cars', () => {
    const clearance = clearanceOf(circuit)
    for (const { point } of places) expect(clearance(point)).toBeGreaterThan(0)
  })
})

it('a plate says its meaning to those who listen, and tints the stretch where it holds', () => {
  const { esses } = circuits
  const mark = markAt(3, 'm', { stretch: { from: 3, to: 8, tint: 'cool' } })
  const html = render(<Board circuit={esses} cars={[]} marks={[mark]} words={words} />)
  expect(html).toContain('aria-label="Fog. Nobody sees far."')
  expect(html).toContain('class="board-stretch board-tint-cool"')
  expect(render(<Board circuit={esses} cars={[]} marks={[markAt(3, 'm')]} words={words} />)).not.toContain('board-tint')
})
