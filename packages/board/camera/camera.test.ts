import { describe, expect, it } from 'vitest'
import { centred, fitWindow, isWhole, movedWindow, openPart, under, zoomed } from './camera.ts'

const bounds = { x: -10, y: -5, width: 20, height: 10 }
const box = { width: 800, height: 800 }
const whole = fitWindow(bounds, box)

describe('the whole circuit', () => {
  it('fits the box with the proportions of the box, in its middle', () => {
    expect(whole).toEqual({ x: -10, y: -10, width: 20, height: 20 })
    expect(fitWindow(bounds, { width: 800, height: 200 })).toEqual({ x: -20, y: -5, width: 40, height: 10 })
  })
})

describe('zooming', () => {
  it('keeps the point under the finger where it is', () => {
    const about = { x: 4, y: -3 }
    const near = zoomed(whole, whole, 2, about)
    expect(near).toMatchObject({ width: 10, height: 10 })
    expect((about.x - near.x) / near.width).toBeCloseTo((about.x - whole.x) / whole.width)
    expect((about.y - near.y) / near.height).toBeCloseTo((about.y - whole.y) / whole.height)
  })

  it('ends at the whole circuit and at eight times', () => {
    expect(zoomed(whole, whole, 0.1, { x: 0, y: 0 })).toEqual(whole)
    expect(zoomed(whole, whole, 100, { x: 0, y: 0 }).width).toBeCloseTo(20 / 8)
  })

  it('out near the edge never shows what lies beyond', () => {
    const corner = { x: -10, y: -10, width: 5, height: 5 }
    const out = zoomed(corner, whole, 0.5, { x: -6, y: -6 })
    expect(out.x).toBeGreaterThanOrEqual(whole.x)
    expect(out.y).toBeGreaterThanOrEqual(whole.y)
  })
})

describe('moving', () => {
  it('stops at the edge of the drawing', () => {
    const near = { x: -2, y: -2, width: 5, height: 5 }
    expect(movedWindow(near, whole, { x: 3, y: 1 })).toEqual({ x: 1, y: -1, width: 5, height: 5 })
    expect(movedWindow(near, whole, { x: 300, y: -300 })).toEqual({ x: 5, y: -10, width: 5, height: 5 })
  })
})

describe('a box whose lower part is covered', () => {
  const covered = { ...box, covered: 400 }

  it('shows the whole circuit in what is left', () => {
    const window = fitWindow(bounds, covered)
    expect(window).toEqual({ x: -10, y: -5, width: 20, height: 20 })
    expect(openPart(window, covered)).toEqual({ x: -10, y: -5, width: 20, height: 10 })
  })

  it('has the middle of a window in the middle of what is left', () => {
    expect(centred({ x: 0, y: 0 }, covered, 8)).toEqual({ x: -4, y: -2, width: 8, height: 8 })
  })

  it('still shows something where all of it is covered', () => {
    expect(fitWindow(bounds, { ...box, covered: 900 }).width).toBe(40)
  })
})

it('knows the point of the drawing under a point of the box, and when all is shown', () => {
  expect(under(whole, box, { x: 400, y: 0 })).toEqual({ x: 0, y: -10 })
  expect(isWhole(whole, whole)).toBe(true)
  expect(isWhole({ ...whole, width: 15 }, whole)).toBe(false)
})
