import { type Circuit, type Piece, type Point, pointAt, type Side } from '@paddock/racing/circuit'
import { halfWidth } from './edge.ts'

/** Half of it lies on the asphalt's edge line, so that no seam shows. */
const out = 0.14
/** A bend wider than this is driven flat out and has no kerb. */
const widest = 11
/** Kerbs stand where cars touch them: round the apex, not all the way round a long bend. */
const longest = 12
const step = 0.35

export interface Kerb {
  readonly side: Side
  readonly points: readonly Point[]
}

/** The kerbs of a circuit: on the inside of every bend that is tight enough to be cut. */
export function kerbs(circuit: Pick<Circuit, 'centreline' | 'ribbon'>): Kerb[] {
  return bends(circuit.centreline).flatMap((bend) => {
    const side: Side = bend.turn > 0 ? 'right' : 'left'
    if (Math.abs(bend.turn) < 20) return []
    const share = Math.min(0.92, longest / bend.length)
    const middle = (bend.from + bend.to) / 2
    const half = ((bend.to - bend.from) * share) / 2
    const count = Math.max(6, Math.ceil((bend.length * share) / step))
    const points = Array.from({ length: count + 1 }, (_, i) => {
      const along = middle - half + (2 * half * i) / count
      const offset = halfWidth(circuit, along, side) + out
      const { x, y } = pointAt(circuit, along, side === 'right' ? offset : -offset)
      return { x, y }
    })
    return [{ side, points }]
  })
}

type Bend = Pick<Piece, 'from' | 'to' | 'length' | 'turn'>

/** Tight arcs; neighbouring ones that turn the same way are one bend to a driver. */
function bends(pieces: readonly Piece[]): Bend[] {
  const found: Bend[] = []
  let open = false
  for (const piece of pieces) {
    const last = found.at(-1)
    if (!isTight(piece)) open = false
    else if (open && last && Math.sign(last.turn) === Math.sign(piece.turn)) {
      found[found.length - 1] = {
        from: last.from,
        to: piece.to,
        length: last.length + piece.length,
        turn: last.turn + piece.turn,
      }
    } else {
      found.push(piece)
      open = true
    }
  }
  return found
}

function isTight({ turn, length }: Piece): boolean {
  return length < widest * Math.abs((turn * Math.PI) / 180)
}
