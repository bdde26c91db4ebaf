import { describe, expect, it } from 'vitest'
import { circuits } from '../testing/circuits.ts'
import type { BoardTarget } from '../types.ts'
import { fan } from './fan.ts'

function target(id: string, along: number, offset = 0): BoardTarget {
  return { id, car: 'a', label: id, path: [], spot: { along, offset } }
}

function apart(places: ReturnType<typeof fan>): number[] {
  return places.flatMap((one, i) =>
    places.slice(i + 1).map((other) => Math.hypot(one.handle.x - other.handle.x, one.handle.y - other.handle.y)),
  )
}

describe('targets', () => {
  it('are pointed at where the car would stand', () => {
    const [place] = fan(circuits.esses, [target('t', 3.5)], 1)
    expect(place).toMatchObject({ fanned: false, shown: true, reach: 1 })
    expect(place?.handle).toEqual(place?.pose)
  })

  it('on the same spot are fanned so that each can be hit, and share one ghost', () => {
    const places = fan(
      circuits.esses,
      Array.from({ length: 6 }, (_, i) => target(`t${i}`, 12.5)),
      2,
    )
    expect(places.every(({ fanned }) => fanned)).toBe(true)
    expect(places.filter(({ shown }) => shown)).toHaveLength(1)
    expect(Math.min(...apart(places))).toBeGreaterThan(1)
    for (const { reach } of places) expect(2 * reach).toBeLessThanOrEqual(Math.min(...apart(places)) + 1e-9)
  })

  it('side by side do not take the finger from each other', () => {
    const places = fan(circuits.bowl, [target('in', 3.5, -0.5), target('out', 3.5, 0.5)], 2)
    for (const { fanned, reach } of places) {
      expect(fanned).toBe(false)
      expect(reach).toBeCloseTo(0.5)
    }
  })
})
