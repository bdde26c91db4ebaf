import { abreast } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { oval } from './oval.ts'

describe('the oval', () => {
  it('FF-SET-04: has 30 spaces numbered 1 to 10 three times', () => {
    const once = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
    expect(oval.spaces.map((space) => space.label)).toEqual([...once, ...once, ...once])
  })

  it('FF-SET-05: is driven counter-clockwise', () => {
    expect(oval.direction).toBe('counter-clockwise')
    expect(oval.centreline.reduce((turn, piece) => turn + piece.turn, 0)).toBe(-360)
    const rightmost = oval.spaces.reduce((best, space) => (space.centre.x > best.centre.x ? space : best))
    expect(rightmost.centre.heading).toBeCloseTo(270)
  })

  it('leads from each space to the next, and from the last 10 over the line to the first 1', () => {
    for (const space of oval.spaces) expect(space.ahead).toEqual([(space.index + 1) % 30])
    expect(oval.lines).toMatchObject([{ kind: 'finish', after: 30 }])
  })

  it('has four slots on each space, the first nearest the infield', () => {
    const { x, y, width, height } = oval.bounds
    const infield = { x: x + width / 2, y: y + height / 2 }
    const away = (point: { x: number; y: number }) => Math.hypot(point.x - infield.x, point.y - infield.y)
    for (const { slots } of oval.spaces) {
      expect(slots).toHaveLength(4)
      const distances = slots.map(away)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    }
  })

  it('finds places for six cars side by side at the first start', () => {
    const space = oval.spaces[29]
    if (!space) throw new Error('The last space is missing.')
    const places = abreast(oval, space, 6)
    const offsets = places.map((place) => place.offset)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
    expect(offsets[0]).toBeGreaterThan(-2)
    expect(offsets[5]).toBeLessThan(2)
  })

  it('lines up further races in single file behind the line', () => {
    expect(oval.grid.map((place) => place.front)).toEqual(Array.from({ length: 14 }, (_, i) => 0 - i))
    expect(oval.grid.every((place) => place.slot === 0)).toBe(true)
  })
})
