import { type Bounds, type Circuit, distance, type Point } from '@paddock/racing/circuit'
import { between } from '../drawing.ts'
import { overviewOf } from '../overview.ts'
import { clearanceOf } from '../track/clearance.ts'
import { beside } from '../track/edge.ts'
import { type SignPlace, signPlaces, signRadius } from '../track/sign-places.ts'
import type { BoardMark } from '../types.ts'

export const markRadius = 0.92
export const quietRadius = 0.46
const air = 0.12
const letter = { x: 0.84, y: -0.7, radius: 0.54 }
const around = 16
const further = [0.08, 0.5, 1]
/** How far from the line a plate may hang that has no sign to go with, in columns, and from the asphalt. */
const shifts = [0, 0.3, -0.3, 0.6, -0.6]
const distances = [0.3, 0.7, 1.2]

export interface PlacedMark {
  readonly mark: BoardMark
  readonly point: Point
  readonly radius: number
  /** Where the line to what it belongs to begins. */
  readonly foot: Point
}

interface Disc {
  readonly point: Point
  readonly radius: number
}

/** Each near its sign or its line, off the asphalt, on no sign and on no other mark, within what is drawn. */
export function markPlaces(circuit: Circuit, marks: readonly BoardMark[]): PlacedMark[] {
  const taken = signPlaces(circuit).flatMap(signDiscs)
  const frame = overviewOf(circuit)
  const clearance = clearanceOf(circuit)
  return marks.map((mark) => {
    const radius = mark.quiet ? quietRadius : markRadius
    const room = ({ point }: Candidate) =>
      Math.min(
        clearance(point) - radius,
        inset(point, frame) - radius,
        ...taken.map((other) => distance(other.point, point) - other.radius - radius),
      )
    const candidates = candidatesFor(circuit, mark, radius)
    const chosen = candidates.find((candidate) => room(candidate) >= air) ?? roomiest(candidates, room)
    taken.push({ point: chosen.point, radius })
    return { mark, radius, ...chosen }
  })
}

/** A sign, and the letter that a corner's bears at its shoulder. */
function signDiscs({ point, line }: SignPlace): Disc[] {
  const sign = { point, radius: signRadius }
  if (line.kind !== 'corner') return [sign]
  return [sign, { point: { x: point.x + letter.x, y: point.y + letter.y }, radius: letter.radius }]
}

type Candidate = Pick<PlacedMark, 'point' | 'foot'>

function candidatesFor(circuit: Circuit, { along, quiet }: BoardMark, radius: number): Candidate[] {
  const column = ((along % circuit.columns) + circuit.columns) % circuit.columns
  const sign = signPlaces(circuit).find(({ line: { after } }) => after === column)
  // A quiet one is about the line alone, not about what the sign there says.
  if (!sign || quiet) return besideLine(circuit, along, radius)
  const clearance = clearanceOf(circuit)
  return further.flatMap((more) =>
    Array.from({ length: around }, (_, step) => {
      const angle = (step / around) * 2 * Math.PI
      const far = signRadius + radius + air + more
      const point = {
        x: sign.point.x + far * Math.cos(angle),
        y: sign.point.y + far * Math.sin(angle),
      }
      return { point, foot: between(sign.point, point, signRadius / far) }
    }).sort((a, b) => clearance(a.point) - clearance(b.point)),
  )
}

function besideLine(circuit: Circuit, along: number, radius: number): Candidate[] {
  return distances.flatMap((far) =>
    shifts.flatMap((shift) =>
      (['left', 'right'] as const).map((side) => {
        const { x, y } = beside(circuit, along + shift, side, far + radius)
        return { point: { x, y }, foot: beside(circuit, along, side, 0) }
      }),
    ),
  )
}

function roomiest(candidates: readonly Candidate[], room: (candidate: Candidate) => number): Candidate {
  return candidates.reduce((best, candidate) => (room(candidate) > room(best) ? candidate : best))
}

/** How far a point is from the edge of what is drawn. */
function inset({ x, y }: Point, frame: Bounds): number {
  return Math.min(x - frame.x, frame.x + frame.width - x, y - frame.y, frame.y + frame.height - y)
}
