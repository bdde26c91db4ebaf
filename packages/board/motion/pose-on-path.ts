import { type Circuit, type Pose, pointAt } from '@paddock/racing/circuit'
import type { Spot } from '../types.ts'

type Road = Pick<Circuit, 'centreline' | 'columns' | 'length'>

/** The steepest a car is drawn to the track while it changes lanes, in degrees. */
const steepest = 24

/** Where a car is when it has done a share of a path, from 0 to 1, and how it is turned there. */
export function poseOnPath(circuit: Road, path: readonly Spot[], share: number): Pose {
  const column = circuit.length / circuit.columns
  const { from, to, within } = leg(path, column, share)
  // Lanes are changed softly: a car leaves its lane and reaches the next one straight.
  const eased = within * within * (3 - 2 * within)
  const sideways = to.offset - from.offset
  const forwards = (to.along - from.along) * column
  const pose = pointAt(circuit, from.along + (to.along - from.along) * within, from.offset + sideways * eased)
  const slope = Math.atan2(sideways * 6 * within * (1 - within), Math.abs(forwards) + 0.5) * (180 / Math.PI)
  const tilt = Math.max(-steepest, Math.min(steepest, slope)) * (forwards < 0 ? -1 : 1)
  return { ...pose, heading: pose.heading + tilt }
}

/** How long a path is, in lane widths along the middle of the track. */
export function lengthOf(circuit: Pick<Road, 'columns' | 'length'>, path: readonly Spot[]): number {
  const column = circuit.length / circuit.columns
  return path.slice(1).reduce((sum, spot, i) => sum + legLength(path[i] ?? spot, spot, column), 0)
}

/** The leg of the path that a share of it falls on, and the share of that leg. */
function leg(path: readonly Spot[], column: number, share: number): { from: Spot; to: Spot; within: number } {
  const last = path.at(-1) ?? { along: 0, offset: 0 }
  const lengths = path.slice(1).map((spot, i) => legLength(path[i] ?? spot, spot, column))
  let left = Math.max(0, Math.min(1, share)) * lengths.reduce((sum, length) => sum + length, 0)
  for (const [i, length] of lengths.entries()) {
    if (left < length) return { from: path[i] ?? last, to: path[i + 1] ?? last, within: left / length }
    left -= length
  }
  return { from: last, to: last, within: 0 }
}

function legLength(from: Spot, to: Spot, column: number): number {
  return Math.hypot((to.along - from.along) * column, to.offset - from.offset)
}
