import { describe, expect, test } from 'vitest'
import { circuitCalled } from '../../rules/track.ts'
import { belowTrack, stripsOf, width } from './strip.ts'

describe.each(['gb', 'usa', 'italy', 'france'] as const)('%s', (id) => {
  const strips = stripsOf(id)
  const circuit = circuitCalled(id)

  test('every spot has its place on the screen, and none covers another or a line', () => {
    const taken = new Set<string>()
    for (const { x, y } of [...strips.corners, strips.start, strips.finish]) {
      for (const row of [y + 1, y + 2]) taken.add(`${x} ${row}`)
    }
    expect(strips.spots).toHaveLength(circuit.spaces)
    for (const { x, y } of strips.spots.flat()) {
      expect(x > 0 && x + 1 < width && y > 0 && y < belowTrack).toBe(true)
      for (const column of [x, x + 1]) {
        expect(taken.has(`${column} ${y}`), `${column} ${y}`).toBe(false)
        taken.add(`${column} ${y}`)
      }
    }
  })

  test('the next space is further right, or begins the next strip', () => {
    for (const [space, [spot]] of strips.spots.entries()) {
      const next = strips.spots[space + 1]?.[0]
      if (next) expect(next.x > spot.x || next.y > spot.y + 1, `${space}`).toBe(true)
    }
  })

  test('a corner line stands right before the space it leads to', () => {
    expect(strips.corners).toHaveLength(circuit.corners.length)
    for (const [index, { x }] of strips.corners.entries()) {
      const before = strips.spots[(circuit.corners[index]?.line ?? 0) - 1]?.[0]
      expect(before?.x).toBe(x - 2)
    }
  })

  test('the race line is above where it is on the left, and changes rows at the corner lines', () => {
    for (const { firstSpace, length, raceLine } of circuit.sectors) {
      for (let step = 0; step < length; step++) {
        const spots = strips.spots[(firstSpace + step) % circuit.spaces]
        expect((spots?.[0].y ?? 0) < (spots?.[1].y ?? 0)).toBe(raceLine === 'left')
      }
    }
  })
})
