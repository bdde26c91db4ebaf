import { describe, expect, it } from 'vitest'
import { circuits } from '../testing/circuits.ts'
import { clearanceOf } from './clearance.ts'
import { beside, halfWidth } from './edge.ts'
import { signPlaces, signRadius } from './sign-places.ts'

describe('the edge of the asphalt', () => {
  it('is half the width away on both sides where four stand abreast', () => {
    expect(halfWidth(circuits.bowl, 1, 'left')).toBeCloseTo(2, 5)
    expect(halfWidth(circuits.bowl, 7.3, 'right')).toBeCloseTo(2, 1)
  })

  it('comes nearer where the track is a single lane', () => {
    expect(halfWidth(circuits.quay, 3, 'left')).toBeCloseTo(1.5, 5)
    expect(halfWidth(circuits.quay, 15, 'left')).toBeCloseTo(0.5, 5)
  })

  it('is measured to by the clearance', () => {
    const clearance = clearanceOf(circuits.quay)
    expect(clearance(beside(circuits.quay, 3, 'left', 2))).toBeCloseTo(2, 1)
    expect(clearance(beside(circuits.quay, 3, 'left', -0.5))).toBeCloseTo(-0.5, 1)
  })
})

describe('signs', () => {
  it.each(Object.values(circuits))('of $name stand clear of the asphalt and of one another', (circuit) => {
    const clearance = clearanceOf(circuit)
    const places = signPlaces(circuit)
    expect(places).toHaveLength(circuit.lines.filter(({ kind }) => kind !== 'legend').length)
    for (const { point } of places) {
      expect(clearance(point)).toBeGreaterThanOrEqual(signRadius)
      const others = places.filter((other) => other.point !== point)
      for (const other of others) {
        expect(Math.hypot(other.point.x - point.x, other.point.y - point.y)).toBeGreaterThan(2 * signRadius)
      }
    }
  })
})
