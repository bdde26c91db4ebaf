import { distance, type Point, pointAt } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { gapBetween } from '../notes/panel.ts'
import { overviewOf } from '../overview.ts'
import { circuits } from '../testing/circuits.ts'
import { clearanceOf } from '../track/clearance.ts'
import { calloutPlace } from './callout-place.ts'

const { esses } = circuits
const clearance = clearanceOf(esses)
const panel = { width: 5, height: 1.4 }
const car = { width: 1.9, height: 1.9 }

function around(along: number, others: readonly Point[] = []) {
  return { car: pointAt(esses, along, 0), others, said: [], clearance, shown: overviewOf(esses) }
}

describe('what is said of a car', () => {
  it.each([1.5, 8.5, 15.5, 24.5, 33.5])('stands near it and does not cover it, in column %d', (along) => {
    const there = around(along)
    const at = calloutPlace(panel, there)
    expect(gapBetween({ at, ...panel }, { at: there.car, ...car })).toBeGreaterThan(0)
    expect(distance(at, there.car)).toBeLessThan(7)
  })

  it('covers no other car, and nothing that may be chosen', () => {
    const others = [10, 11, 12, 13].map((along) => pointAt(esses, along + 0.5, 0.5))
    const at = calloutPlace(panel, around(11.5, others))
    for (const other of others) expect(gapBetween({ at, ...panel }, { at: other, ...car })).toBeGreaterThan(0)
  })

  it('lies beside the asphalt where there is room', () => {
    const at = calloutPlace({ width: 2, height: 1 }, around(1.5))
    expect(clearance(at)).toBeGreaterThan(0)
  })

  it('does not cover what is said of another one', () => {
    const there = around(5.5)
    const first = { ...panel, at: calloutPlace(panel, there) }
    const at = calloutPlace(panel, { ...there, said: [first] })
    expect(gapBetween({ ...panel, at }, first)).toBeGreaterThan(0)
  })

  it('stays within what is shown, even for a car at its edge', () => {
    const there = around(1.5)
    const shown = { x: there.car.x - 1, y: there.car.y - 4, width: 12, height: 8 }
    const { x, y } = calloutPlace(panel, { ...there, shown })
    expect([x - panel.width / 2 >= shown.x, x + panel.width / 2 <= shown.x + shown.width]).toEqual([true, true])
    expect([y - panel.height / 2 >= shown.y, y + panel.height / 2 <= shown.y + shown.height]).toEqual([true, true])
  })
})
