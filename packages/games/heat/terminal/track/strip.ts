/**
 * A circuit as two strips under each other, driven from left to right: every space two signs wide, its two
 * spots in two rows. What lies to the left of a driver is above, so the race line changes rows where it
 * changes sides.
 */

import type { CanvasPoint } from '@paddock/terminal-kit/drawing/point.ts'
import { circuitOf } from '../../prospects/facts/road.ts'
import type { HeatCircuit } from '../../rules/circuits/circuit.ts'
import type { HeatCircuitId } from '../../rules/circuits/plan.ts'

export const width = 80
export const height = 13
/** The rows above are the track's. */
export const belowTrack = 6

const left = 1
export const spaceWidth = 2
const stripRows = 3

export interface HeatStrips {
  /** By space: the race line's spot, and the one beside it. */
  readonly spots: readonly (readonly [CanvasPoint, CanvasPoint])[]
  /** The lines of the corners, in their order. */
  readonly corners: readonly CanvasPoint[]
  /** The same line at the beginning of the first strip and at the end of the last one. */
  readonly start: CanvasPoint
  readonly finish: CanvasPoint
  /** By space: where the number of spaces to the next corner may stand. */
  readonly numbers: readonly CanvasPoint[]
}

const laid = new Map<HeatCircuitId, HeatStrips>()

export function stripsOf(circuit: HeatCircuitId): HeatStrips {
  const known = laid.get(circuit) ?? lay(circuitOf({ circuit }))
  laid.set(circuit, known)
  return known
}

function lay(circuit: HeatCircuit): HeatStrips {
  const spots: [CanvasPoint, CanvasPoint][] = []
  const corners: CanvasPoint[] = []
  const numbers: CanvasPoint[] = []
  const half = Math.ceil(circuit.spaces / 2)
  let [x, y] = [left + 1, 0]
  for (let space = 0; space < circuit.spaces; space++) {
    const corner = circuit.corners.find(({ line }) => line === space)
    if (corner) corners.push({ x, y })
    if (corner) x++
    // A corner at the very fold has its line at the end of the first strip.
    if (space === half) [x, y] = [left + 1, y + stripRows]
    const [above, below] = [
      { x, y: y + 1 },
      { x, y: y + 2 },
    ]
    spots.push(isLineAbove(circuit, space) ? [above, below] : [below, above])
    numbers.push({ x, y })
    x += spaceWidth
  }
  return { spots, corners, numbers, start: { x: left, y: 0 }, finish: { x, y } }
}

/** Whether the race line is on the left. */
function isLineAbove({ corners, raceLineAtStart }: HeatCircuit, space: number): boolean {
  return (corners.findLast(({ line }) => line <= space)?.turn ?? raceLineAtStart) === 'left'
}
