import { type Circuit, type Piece, pointAt } from '@paddock/racing/circuit'
import { coordinates, rounded } from '../drawing.ts'

/** A line round the whole lap at one distance from the middle, of true arcs: as short as a drawing can be. */
export function trackLine(circuit: Pick<Circuit, 'centreline'>, offset: number): string {
  const first = circuit.centreline[0]
  if (!first) return ''
  const pieces = circuit.centreline.map((piece) => pieceOfLine(circuit, piece, offset))
  return `M${coordinates(pointAt(circuit, first.from, offset))}${pieces.join('')}Z`
}

function pieceOfLine(circuit: Pick<Circuit, 'centreline'>, { to, length, turn }: Piece, offset: number): string {
  const end = coordinates(pointAt(circuit, to, offset))
  if (turn === 0) return `L${end}`
  const middle = length / ((Math.abs(turn) * Math.PI) / 180)
  const radius = rounded(middle - Math.sign(turn) * offset)
  const large = Math.abs(turn) > 180 ? 1 : 0
  return `A${radius} ${radius} 0 ${large} ${turn > 0 ? 1 : 0} ${end}`
}
