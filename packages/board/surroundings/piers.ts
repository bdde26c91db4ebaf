import { type Circuit, distance, type Point, type Pose } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { beside } from '../track/edge.ts'
import { isFree, type TakenGround } from './taken.ts'

export const pierLength = 2.8
const most = 12
const apart = 2.3

/** Piers from the land along the track out into the water, their feet where the land ends. */
export function piers(
  circuit: Circuit,
  taken: readonly TakenGround[],
  isWet: (point: Point) => boolean,
  land: number,
): Pose[] {
  const clearance = clearanceOf(circuit)
  const found: Pose[] = []
  for (let along = circuit.firstColumn; along < circuit.firstColumn + circuit.columns; along += 0.3) {
    for (const side of ['left', 'right'] as const) {
      const [foot, further] = [beside(circuit, along, side, land), beside(circuit, along, side, land + 1)]
      if (Math.abs(clearance(foot) - land) > 0.3 || found.length === most) continue
      const turn = Math.atan2(further.y - foot.y, further.x - foot.x)
      const out = (far: number) => ({ x: foot.x + Math.cos(turn) * far, y: foot.y + Math.sin(turn) * far })
      const reaches = [0.8, 2, 3.4].every((far) => {
        const point = out(far)
        return isWet(point) && clearance(point) > land + far * 0.8 && isFree(taken, point, 0.8)
      })
      if (!reaches || found.some((pier) => distance(pier, foot) < apart)) continue
      found.push({ x: foot.x, y: foot.y, heading: (turn * 180) / Math.PI })
    }
  }
  return found
}
