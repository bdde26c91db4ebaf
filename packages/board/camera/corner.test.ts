import { expect, it } from 'vitest'
import { freeCorner } from './corner.ts'

const box = { width: 900, height: 600, covered: 200 }
const tools = { width: 160, height: 150 }
const target = (x: number, y: number) => ({ at: { x, y }, weight: 1000 })
const car = (x: number, y: number) => ({ at: { x, y }, weight: 1 })

it('the tools lie in the lower right corner, above what covers the board', () => {
  expect(freeCorner([target(450, 200), target(800, 500)], box, tools)).toBe('lower-right')
})

it('they make room for targets', () => {
  expect(freeCorner([target(800, 350)], box, tools)).toBe('upper-right')
  expect(freeCorner([target(800, 350), target(800, 60)], box, tools)).toBe('lower-left')
  expect(freeCorner([target(800, 350), target(800, 60), target(60, 350)], box, tools)).toBe('upper-left')
})

it('they hide nothing of what is out of sight', () => {
  const beyond = [target(1000, 350), target(850, -80), target(-60, 350)]
  expect(freeCorner(beyond, box, tools)).toBe('lower-right')
  expect(freeCorner([target(800, 350), target(1200, -90), car(60, 60)], box, tools)).toBe('upper-right')
})

it('a target counts more than cars, where no corner is free', () => {
  const things = [target(800, 350), target(800, 60), target(60, 60), car(60, 350), car(80, 350)]
  expect(freeCorner(things, box, tools)).toBe('lower-left')
})
