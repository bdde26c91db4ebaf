import { pointAt } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { circuits } from '../testing/circuits.ts'
import { clearanceOf } from './clearance.ts'
import { kerbs } from './kerbs.ts'

describe('kerbs', () => {
  it.each(Object.values(circuits))('of $name lie off the asphalt and touch it', (circuit) => {
    const clearance = clearanceOf(circuit)
    const distances = kerbs(circuit).flatMap(({ points }) => points.map(clearance))
    expect(distances.length).toBeGreaterThan(0)
    for (const distance of distances) {
      expect(distance).toBeGreaterThan(0)
      expect(distance).toBeLessThan(0.35)
    }
  })

  it('lie on the inside of their bend: left in a left-hander, right in a right-hander', () => {
    expect(kerbs(circuits.bowl).map(({ side }) => side)).toEqual(['left', 'left'])
    expect(kerbs(circuits.esses).map(({ side }) => side)).toEqual(['right', 'right', 'left', 'right'])
  })

  it('are nearer to the middle of the turn than the middle of the track is', () => {
    const [piece] = circuits.bowl.centreline.filter(({ turn }) => turn !== 0)
    if (!piece) throw new Error('The bowl has bends.')
    const apex = pointAt(circuits.bowl, (piece.from + piece.to) / 2, 0)
    const entry = pointAt(circuits.bowl, piece.from, 0)
    const exit = pointAt(circuits.bowl, piece.to, 0)
    const centre = { x: (entry.x + exit.x) / 2, y: (entry.y + exit.y) / 2 }
    const radius = Math.hypot(apex.x - centre.x, apex.y - centre.y)
    for (const point of kerbs(circuits.bowl)[0]?.points ?? []) {
      expect(Math.hypot(point.x - centre.x, point.y - centre.y)).toBeLessThan(radius)
    }
  })
})
