import type { Piece } from '../circuit.ts'
import type { CircuitPlan, Section } from '../plan.ts'
import { aside, type Point, type Pose, radians, turned } from '../point.ts'

/** The pose at the end of a straight or an arc, or a share of the way along it. */
export function poseOn(start: Pose, length: number, turn: number, share = 1): Pose {
  if (turn === 0) {
    const heading = radians(start.heading)
    const gone = length * share
    return { x: start.x + Math.cos(heading) * gone, y: start.y + Math.sin(heading) * gone, heading: start.heading }
  }
  const radius = length / radians(turn)
  const middle = aside(start, radius)
  return aside({ x: middle.x, y: middle.y, heading: start.heading + turn * share }, -radius)
}

/** The middle of the track as straights and arcs that close into a loop, starting at the finish line. */
export function centreline(plan: CircuitPlan): { pieces: Piece[]; stretch: number } {
  const rough = plan.sections.map((section) => roughLength(section, plan.columnLength))
  const stretches = closingStretches(plan, rough)
  const pieces: Piece[] = []
  let start: Pose = { x: 0, y: 0, heading: plan.heading }
  let from = plan.firstColumn - 1
  for (const [i, section] of plan.sections.entries()) {
    const length = (rough[i] ?? 0) * (1 + (stretches[i] ?? 0))
    const turn = section.turn ?? 0
    pieces.push({ from, to: from + section.columns, start: { ...start, heading: turned(start.heading) }, length, turn })
    start = poseOn(start, length, turn)
    from += section.columns
  }
  return { pieces, stretch: Math.max(...stretches.map(Math.abs)) }
}

function roughLength(section: Section, columnLength: number): number {
  return section.columns * (section.columnLength ?? columnLength)
}

/**
 * By what share each section must be stretched so that the loop closes, as little as possible overall. Turns stay, so
 * the way from start to end of a section grows with its length, and the smallest squares come from two equations.
 */
function closingStretches(plan: CircuitPlan, lengths: readonly number[]): number[] {
  const ways: Point[] = []
  let heading = plan.heading
  for (const [i, section] of plan.sections.entries()) {
    ways.push(poseOn({ x: 0, y: 0, heading }, lengths[i] ?? 0, section.turn ?? 0))
    heading += section.turn ?? 0
  }
  let [gapX, gapY, xx, xy, yy] = [0, 0, 0, 0, 0]
  for (const [i, way] of ways.entries()) {
    const length = lengths[i] ?? 1
    gapX += way.x
    gapY += way.y
    xx += (way.x * way.x) / length
    xy += (way.x * way.y) / length
    yy += (way.y * way.y) / length
  }
  const determinant = xx * yy - xy * xy
  const pullX = (xy * gapY - yy * gapX) / determinant
  const pullY = (xy * gapX - xx * gapY) / determinant
  return ways.map((way, i) => (way.x * pullX + way.y * pullY) / (lengths[i] ?? 1))
}
