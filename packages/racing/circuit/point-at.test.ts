import { describe, expect, it } from 'vitest'
import { compile } from './compile/compile.ts'
import { distance } from './point.ts'
import { pointAt } from './point-at.ts'
import { ring } from './testing/ring.ts'

const circuit = compile(ring)

describe('a place along the track', () => {
  it('is the centre of a space when both numbers are those of its centre', () => {
    for (const { centre } of circuit.spaces) {
      const { x, y, heading } = pointAt(circuit, centre.along, centre.offset)
      expect({ x, y, heading }).toEqual({ x: centre.x, y: centre.y, heading: centre.heading })
    }
  })

  it('is the same a lap later and a lap earlier', () => {
    const here = pointAt(circuit, 3.25, 0.5)
    for (const lap of [-14, 14]) expect(distance(pointAt(circuit, 3.25 + lap, 0.5), here)).toBeLessThan(1e-9)
  })

  it('moves without a jump all the way round, over the finish line too', () => {
    const places = Array.from({ length: 1401 }, (_, i) => pointAt(circuit, i / 100, 1))
    const steps = places.slice(1).map((place, i) => distance(place, places[i] ?? place))
    expect(Math.max(...steps)).toBeLessThan(0.05)
    expect(Math.min(...steps)).toBeGreaterThan(0.005)
  })

  it('lies to the right of travel when its offset is positive', () => {
    // The finish is crossed to the left, so right of travel is up the screen.
    expect(pointAt(circuit, 0.5, 1).y).toBeCloseTo(pointAt(circuit, 0.5, 0).y - 1)
  })
})
