import type { Point } from '@paddock/racing/circuit'
import { landscape } from './chance.ts'

/** A closed shape about a middle whose edge wanders. */
export function blob(middle: Point, radius: number, seed: number, corners = 14): Point[] {
  const wander = landscape(seed, 0.9)
  return Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const out = radius * (0.66 + 0.34 * wander(x * 1.4 + 5, y * 1.4 + 5))
    return { x: middle.x + x * out, y: middle.y + y * out }
  })
}

/** The same shape, so much smaller, about its middle. */
export function shrunk(shape: readonly Point[], middle: Point, share: number): Point[] {
  return shape.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }))
}
