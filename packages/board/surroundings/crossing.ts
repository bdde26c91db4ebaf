import { type Circuit, distance, type Point } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'

const half = 60

/**
 * A river or a railway across the whole picture near a point. Of many ways it takes the one that lies under the least
 * asphalt, so that it meets the track squarely and seldom.
 */
export function crossingNear(circuit: Circuit, near: Point, width: number, bend: number, not?: number): Crossing {
  const ways = Array.from({ length: 18 }, (_, i) => i * 10)
    .filter((angle) => not === undefined || Math.abs(((angle - not + 270) % 180) - 90) > 35)
    .flatMap((angle) => [-3, 0, 3].map((shift) => wayOf(near, angle, shift, bend)))
  return ways
    .map((way) => ({ way, cost: cost(circuit, way.points, width) }))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).way
}

export interface Crossing {
  readonly points: readonly Point[]
  readonly angle: number
}

function wayOf(near: Point, angle: number, shift: number, bend: number): Crossing {
  const turn = (angle * Math.PI) / 180
  const points = Array.from({ length: half + 1 }, (_, i) => {
    const gone = i * 2 - half
    const aside = shift + Math.sin(gone / 7 + angle) * bend
    return {
      x: near.x + Math.cos(turn) * gone - Math.sin(turn) * aside,
      y: near.y + Math.sin(turn) * gone + Math.cos(turn) * aside,
    }
  })
  return { points, angle }
}

function cost(circuit: Circuit, points: readonly Point[], width: number): number {
  const clearance = clearanceOf(circuit)
  const finish = circuit.lines.find(({ kind }) => kind === 'finish')?.ends[0]
  return points.reduce((sum, point) => {
    const room = clearance(point) - width / 2
    // The stands are near the finish line and should keep dry feet.
    const wet = finish && distance(point, finish) < 7 ? 3 : 0
    return sum + wet + (room < 0 ? 1 : room < 1.5 ? 0.5 : 0)
  }, 0)
}
