import { type Point, pointAt } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { overviewOf } from '../overview.ts'
import { circuits } from '../testing/circuits.ts'
import { signPlaces, signRadius } from '../track/sign-places.ts'
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

  it('goes as near as can be for a close-up', () => {
    const closeUp = { ...lens, isCloseUp: true }
    const cars = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ]
    const window = framed(cars, closeUp)
    expect(carIn(window)).toBeCloseTo(110)
    for (const car of cars) expect(shows(window, car)).toBe(true)
    // What is well framed for anything else is not near enough.
    expect(isWellFramed(framed(cars, lens), cars, closeUp)).toBe(false)
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

  it('around a car and both ends of a corner’s line shows all of its sign, which stands at one of them', () => {
    const { esses } = circuits
    const near = { box, whole: fitWindow(overviewOf(esses), box) }
    for (const { line, point } of signPlaces(esses).filter(({ line }) => line.kind === 'corner')) {
      for (const before of [1, 2, 5, 8]) {
        const ends = [-2.3, 2.3].map((offset) => pointAt(esses, line.after, offset))
        const seen = fitting([pointAt(esses, line.after - before, 0), ...ends], near)
        expect(seen).toHaveLength(3)
        for (const far of [-signRadius, signRadius]) {
          expect(shows(framed(seen, near), { x: point.x + far, y: point.y })).toBe(true)
          expect(shows(framed(seen, near), { x: point.x, y: point.y + far })).toBe(true)
        }
      }
    }
  })

  it('keeps its scale where it has to move and that does, and has few others', () => {
    const pair = (apart: number) => [
      { x: 0, y: 0 },
      { x: apart, y: 0 },
    ]
    const scales = Array.from({ length: 80 }, (_, half) => framed(fitting(pair(half / 2), lens), lens).width.toFixed(3))
    expect(new Set(scales).size).toBe(3)
    const last = framed(pair(12), lens)
    const [near, wide] = [framed(pair(0), lens), framed(pair(20), lens)]
    expect(last.width).toBeGreaterThanOrEqual(near.width)
    expect(framed(pair(0), lens, last).width).toBe(last.width)
    expect(framed(pair(20), lens, near).width).toBe(wide.width)
    expect(framed(pair(0), { ...lens, isCloseUp: true }, last).width).toBeLessThan(near.width)
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

  it('not beside the hand of a phone on its side, where there is room for large ones', () => {
    const beside = { width: 464, height: 346, covered: 45 }
    const low = { box: beside, whole: fitWindow(bounds, beside) }
    const points = [0, 4, 8, 12, 16, 20, 24].map((x) => ({ x, y: 0 }))
    const { width } = framed(fitting(points, low), low)
    expect((carLength * beside.width) / width).toBeGreaterThanOrEqual(40)
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

  it('not for a close-up that could be nearer, although all of it is in sight', () => {
    const wide = framed([car, { x: 12, y: 0 }], lens)
    const both = [car, { x: 4, y: 0 }]
    expect(isWellFramed(wide, both, lens)).toBe(true)
    expect(isWellFramed(wide, both, { ...lens, isCloseUp: true })).toBe(false)
  })

  it('not at the whole circuit, where cars are small', () => {
    expect(isWellFramed(lens.whole, [car], lens)).toBe(false)
  })

  it('where the drawing ends, although there is little air around it', () => {
    const corner = { x: -50, y: -30 }
    expect(isWellFramed(framed([corner], lens), [corner], lens)).toBe(true)
  })
})
