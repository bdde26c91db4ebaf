import type { Circuit, Space } from '../../circuit.ts'
import { type Point, type Pose, radians } from '../../point.ts'
import { pointAt } from '../../point-at.ts'
import { near, onOutline } from '../../polygon.ts'
import type { Flaw } from '../flaw.ts'

/** The front decides which car is ahead: it is where the last column of a space ends, in number and in the drawing. */
export function lintFront(circuit: Circuit): Flaw[] {
  return circuit.spaces.flatMap((space): Flaw[] => {
    const { id, columns, frontEdge, polygon } = space
    const wrong = (problem: string): Flaw => ({ check: 'front', where: id, problem })
    const flaws: Flaw[] = []
    if (space.front !== columns[1]) {
      flaws.push(wrong(`The front of ${id} is at ${space.front}, but its last column is ${columns[1]}.`))
    }
    if (!frontEdge.every((end) => onOutline(polygon, end))) {
      flaws.push(wrong(`The front edge of ${id} does not lie on its outline.`))
    } else if (!runsAcross(circuit, space)) {
      flaws.push(wrong(`The front edge of ${id} does not run across the track at ${space.front}, left to right.`))
    }
    return flaws
  })
}

function runsAcross(circuit: Circuit, { front, frontEdge }: Space): boolean {
  const [left, right] = frontEdge.map((end) => seenFrom(pointAt(circuit, front, 0), end))
  if (!left || !right) return false
  return Math.abs(left.forwards) < near && Math.abs(right.forwards) < near && left.offset < right.offset
}

/** How far a point lies in the direction of travel and how far to the right of it. */
function seenFrom(pose: Pose, { x, y }: Point): { forwards: number; offset: number } {
  const [cos, sin] = [Math.cos(radians(pose.heading)), Math.sin(radians(pose.heading))]
  const [dx, dy] = [x - pose.x, y - pose.y]
  return { forwards: dx * cos + dy * sin, offset: dy * cos - dx * sin }
}
