import type { Point } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { fitWindow, openPart, type Window } from './camera.ts'
import { fitting, framed, isWellFramed } from './framing.ts'

const bounds = { x: -50, y: -30, width: 100, height: 60 }
const box = { width: 920, height: 660, covered: 260 }
const lens = { box, whole: fitWindow(bounds, box) }
const carLength = 1.8

/** Pixels. */
function carIn(window: Window): number {
  return (carLength * box.width) / window.width
}

function shows(window: Window, { x, y }: Point): boolean {
  const open = openPart(window, box)
  return x > open.x && x < open.x + open.width && y > open.y && y < open.y + open.height
}

describe('a frame', () => {
  it('around one car has it in the middle of what is not covered, at a size at which it is looked at', () => {
    const window = framed([{ x: 1, y: 2 }], lens)
    const open = openPart(window, box)
    expect(open.x + open.width / 2).toBeCloseTo(1)
    expect(open.y + open.height / 2).toBeCloseTo(2)
    expect(carIn(window)).toBeCloseTo(58)
  })

  it('widens to show all that fits, but cars are never shorter than 40 pixels', () => {
    for (const far of [5, 15, 30, 45]) {
      const points = [
        { x: 0, y: 0 },
        { x: far, y: 3 },
      ]
      const seen = fitting(points, lens)
      const window = framed(seen, lens)
      expect(carIn(window)).toBeGreaterThanOrEqual(40)
      for (const point of seen) expect(shows(window, point)).toBe(true)
      expect(seen).toHaveLength(far > 35 ? 1 : 2)
    }
  })

  it('leaves out what does not fit, not what comes after it', () => {
    const [car, far, near] = [
      { x: 0, y: 0 },
      { x: 49, y: 0 },
      { x: 8, y: 0 },
    ]
    expect(fitting([car, far, near], lens)).toEqual([car, near])
  })

  it('lets cars be smaller on a small board', () => {
    const phone = { width: 390, height: 320 }
    const small = { box: phone, whole: fitWindow(bounds, phone) }
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]
    expect(fitting(points, small)).toHaveLength(2)
  })

  it('shows nothing beyond the drawing', () => {
    const { x, y } = framed([{ x: -50, y: -30 }], lens)
    expect(x).toBeGreaterThanOrEqual(lens.whole.x)
    expect(y).toBeGreaterThanOrEqual(lens.whole.y)
  })
})

describe('the camera stays', () => {
  const car = { x: 0, y: 0 }
  const window = framed([car], lens)

  it('while what should be seen is well in sight', () => {
    expect(isWellFramed(window, [car, { x: 6, y: 1 }], lens)).toBe(true)
  })

  it('not when something is near the edge, or under what covers the board', () => {
    expect(isWellFramed(window, [car, { x: window.x + window.width - 0.5, y: 0 }], lens)).toBe(false)
    expect(isWellFramed(window, [car, { x: 0, y: window.y + window.height - 3 }], lens)).toBe(false)
  })

  it('not at the whole circuit, where cars are small', () => {
    expect(isWellFramed(lens.whole, [car], lens)).toBe(false)
  })

  it('where the drawing ends, although there is little air around it', () => {
    const corner = { x: -50, y: -30 }
    expect(isWellFramed(framed([corner], lens), [corner], lens)).toBe(true)
  })
})
