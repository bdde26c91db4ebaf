import { type Circuit, distance, type Point, pointAt } from '@paddock/racing/circuit'
import { halfWidth } from '../track/edge.ts'

export interface Bridge {
  readonly x: number
  readonly y: number
  readonly heading: number
  /** Half of its width: that of the asphalt and of a wall on either side. */
  readonly half: number
}

const wall = 0.75

/** Where the track leads over a river. */
export function bridges(circuit: Circuit, river: readonly Point[]): Bridge[] {
  const found: Bridge[] = []
  let near: { readonly along: number; readonly far: number } | undefined
  const end = circuit.firstColumn + circuit.columns
  for (let along = circuit.firstColumn; along < end; along += 0.15) {
    const middle = pointAt(circuit, along, 0)
    const far = Math.min(...river.map((point, i) => awayFrom(middle, point, river[i + 1] ?? point)), Infinity)
    if (far < 1 && (!near || far < near.far)) near = { along, far }
    if ((far >= 1 || along + 0.15 >= end) && near) {
      const { x, y, heading } = pointAt(circuit, near.along, 0)
      const half = Math.max(halfWidth(circuit, near.along, 'left'), halfWidth(circuit, near.along, 'right')) + wall
      found.push({ x, y, heading, half })
      near = undefined
    }
  }
  return found
}

function awayFrom(point: Point, a: Point, b: Point): number {
  const long = distance(a, b)
  if (long === 0) return distance(point, a)
  const share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / long ** 2
  const at = Math.max(0, Math.min(1, share))
  return distance(point, { x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at })
}
