import { type Circuit, distance, type Point, type Side, type TrackLine } from '@paddock/racing/circuit'
import { clearanceOf } from './clearance.ts'
import { beside } from './edge.ts'

/** How much ground a sign takes up, from its middle. */
export const signRadius = 0.95
const air = 0.2

/** A line with something to read, and where that stands. `foot` is the end of the line that it belongs to. */
export interface SignPlace {
  readonly line: TrackLine
  readonly foot: Point
  readonly point: Point
}

const known = new WeakMap<Circuit, readonly SignPlace[]>()

/** Signs stand outside the track, or inside where the outside is taken, near their line and clear of all asphalt. */
export function signPlaces(circuit: Circuit): readonly SignPlace[] {
  const found = known.get(circuit) ?? placeAll(circuit)
  known.set(circuit, found)
  return found
}

function placeAll(circuit: Circuit): SignPlace[] {
  const placed: SignPlace[] = []
  for (const line of circuit.lines) {
    if (line.kind === 'legend') continue
    placed.push(placeOf(circuit, line, placed))
  }
  return placed
}

function placeOf(circuit: Circuit, line: TrackLine, others: readonly SignPlace[]): SignPlace {
  const clearance = clearanceOf(circuit)
  const outside: Side = circuit.inside === 'left' ? 'right' : 'left'
  const candidates = [outside, circuit.inside].flatMap((side) =>
    [1.35, 1.7, 2.2].flatMap((far) =>
      [0, 0.35, -0.35].map((shift) => ({
        point: beside(circuit, line.after + shift, side, far),
        foot: line.ends[side === 'left' ? 0 : 1],
      })),
    ),
  )
  const room = ({ point }: { readonly point: Point }) =>
    Math.min(clearance(point), ...others.map((other) => distance(other.point, point) - signRadius))
  const chosen =
    candidates.find((candidate) => room(candidate) >= signRadius + air) ??
    candidates.reduce((best, candidate) => (room(candidate) > room(best) ? candidate : best))
  return { line, foot: chosen.foot, point: { x: chosen.point.x, y: chosen.point.y } }
}
