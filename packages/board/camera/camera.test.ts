import { describe, expect, it } from 'vitest'
import { around, fitWindow, isWhole, mixed, movedWindow, under, zoomed } from './camera.ts'

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

describe('following', () => {
  it('puts the car in the middle of a window of the least width', () => {
    expect(around([{ x: 1, y: 2 }], whole, 1, 8)).toEqual({ x: -3, y: -2, width: 8, height: 8 })
  })

  it('widens to show all that matters, at most to the whole', () => {
    const points = [
      { x: -4, y: 0 },
      { x: 4, y: 1 },
    ]
    expect(around(points, whole, 2, 5)).toMatchObject({ width: 12, height: 12 })
    expect(around([...points, { x: 50, y: 0 }], whole, 2, 5).width).toBe(whole.width)
  })
})

it('glides between two windows', () => {
  const near = { x: 0, y: 0, width: 10, height: 10 }
  expect(mixed(whole, near, 0)).toEqual(whole)
  expect(mixed(whole, near, 1)).toEqual(near)
  expect(mixed(whole, near, 0.5).width).toBe(15)
})

it('knows the point of the drawing under a point of the box, and when all is shown', () => {
  expect(under(whole, box, { x: 400, y: 0 })).toEqual({ x: 0, y: -10 })
  expect(isWhole(whole, whole)).toBe(true)
  expect(isWhole({ ...whole, width: 15 }, whole)).toBe(false)
})
