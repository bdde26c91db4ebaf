import type { Circuit, Piece, Place } from './circuit.ts'
import { poseOn } from './compile/centreline.ts'
import { aside, type Pose, turned } from './point.ts'

/**
 * The point and heading at a place along the track, in columns, and an offset from its middle, in lane widths to the
 * right of travel. Any number is a place along: what lies beyond the finish line is the next lap. A car glides from one
 * space to the next when both numbers run from those of the one's centre to those of the other's.
 */
export function pointAt(circuit: Pick<Circuit, 'centreline'>, along: number, offset: number): Pose {
  return poseAlong(circuit.centreline, along, offset)
}

export function placeAt(pieces: readonly Piece[], along: number, offset: number): Place {
  return { ...poseAlong(pieces, along, offset), along, offset }
}

function poseAlong(pieces: readonly Piece[], along: number, offset: number): Pose {
  const from = pieces[0]?.from ?? 0
  const lap = (pieces.at(-1)?.to ?? 0) - from
  const within = from + ((((along - from) % lap) + lap) % lap)
  const piece = pieces.find((candidate) => within < candidate.to) ?? pieces.at(-1)
  if (!piece) throw new Error('A circuit without sections has no places.')
  const share = (within - piece.from) / (piece.to - piece.from)
  const pose = aside(poseOn(piece.start, piece.length, piece.turn, share), offset)
  return { ...pose, heading: turned(pose.heading) }
}
