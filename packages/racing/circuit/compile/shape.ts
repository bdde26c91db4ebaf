import type { Piece, SpaceKind } from '../circuit.ts'
import { distance, type Point, radians } from '../point.ts'
import type { Cut } from './cuts.ts'
import { type Band, bandOf } from './profile.ts'

export function spaceKindOf(cut: Cut): SpaceKind {
  const [first, last] = [cut.columns[0], cut.columns.at(-1)]
  if (!first || !last) throw new Error('A space must cover at least one column.')
  if (first.section.gap) return 'split'
  if (first.section.turn) return 'corner'
  const change = bandWidth(bandOf(last.front, cut.lane)) - bandWidth(bandOf(first.back, cut.lane))
  if (Math.abs(change) < 1e-9) return 'straight'
  return change > 0 ? 'widen' : 'narrow'
}

export function bandWidth(band: Band): number {
  return band.right - band.left
}

/** Four corners, each of them square. */
export function isRectangle(points: readonly Point[]): boolean {
  if (points.length !== 4) return false
  return points.every((corner, i) => {
    const before = points.at(i - 1) ?? corner
    const after = points[(i + 1) % 4] ?? corner
    const dot = (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y)
    return Math.abs(dot) < 1e-6 * distance(before, corner) * distance(after, corner)
  })
}

/**
 * The length of the line at an offset over some columns of a piece: shorter on the inside of a bend, and negative where
 * the bend is so tight that the line would run backwards.
 */
export function lengthAt(piece: Piece, columns: number, offset: number): number {
  const share = columns / (piece.to - piece.from)
  return share * (piece.length - radians(piece.turn) * offset)
}
