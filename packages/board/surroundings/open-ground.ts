import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import { clearanceOf, infieldEdge, within } from '../track/clearance.ts'

const step = 1.5

export interface OpenGround {
  readonly middle: Point
  /** How far it is from there to the nearest asphalt. */
  readonly radius: number
}

/** The middle of the largest open ground on one side of the track, within the bounds. */
export function openGround(circuit: Circuit, bounds: Bounds, where: 'infield' | 'outfield'): OpenGround {
  const clearance = clearanceOf(circuit)
  const infield = infieldEdge(circuit)
  let best: OpenGround = { middle: { x: bounds.x, y: bounds.y }, radius: 0 }
  for (const middle of cells(bounds, step)) {
    if (within(infield, middle) !== (where === 'infield')) continue
    const radius = clearance(middle)
    if (radius > best.radius) best = { middle, radius }
  }
  return best
}

/** How far one can go from a point in a direction before less than `clear` is left around, at most `most`. */
export function free(circuit: Circuit, from: Point, direction: Point, clear: number, most: number): number {
  const clearance = clearanceOf(circuit)
  let gone = 0
  while (gone < most) {
    const room = clearance({ x: from.x + direction.x * gone, y: from.y + direction.y * gone }) - clear
    if (room < 0.05) break
    gone += Math.max(0.2, room)
  }
  return Math.min(most, gone)
}

export function cells({ x, y, width, height }: Bounds, size: number): Point[] {
  const columns = Math.ceil(width / size)
  const rows = Math.ceil(height / size)
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * size + size / 2,
    y: y + Math.floor(i / columns) * size + size / 2,
  }))
}
