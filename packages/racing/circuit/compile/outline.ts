import type { Piece } from '../circuit.ts'
import type { Point } from '../point.ts'
import { placeAt } from '../point-at.ts'
import type { Cut } from './cuts.ts'
import { type Band, bandOf, type Column } from './profile.ts'

/** Degrees of an arc between two points of its outline: fine enough to look round at any size of screen. */
const arcStep = 3

/** Points on the way from the back of a column to its front where the width changes. */
const taperSteps = 10

/** A place along the track with the offsets of the two sides of a lane there. */
export interface Station {
  readonly along: number
  readonly band: Band
}

/** Where the outline of a lane has points. Lanes side by side get the same ones, so that their polygons meet exactly. */
export function stations(columns: readonly Column[], lane: number): Station[] {
  const first = columns[0]
  if (!first) return []
  return [{ along: first.number - 1, band: bandOf(first.back, lane) }, ...columns.flatMap((c) => stationsOf(c, lane))]
}

/** Along the left side, across the front, back along the right side. */
export function polygon(pieces: readonly Piece[], cut: Cut): Point[] {
  const along = stations(cut.columns, cut.lane)
  return [...sideOf(pieces, along, 'left'), ...sideOf(pieces, along, 'right').reverse()]
}

export function sideOf(pieces: readonly Piece[], stations: readonly Station[], side: keyof Band): Point[] {
  return stations.map(({ along, band }) => pointOn(pieces, along, band[side]))
}

export function pointOn(pieces: readonly Piece[], along: number, offset: number): Point {
  const { x, y } = placeAt(pieces, along, offset)
  return { x, y }
}

function stationsOf(column: Column, lane: number): Station[] {
  const count = steps(column)
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count
    return { along: column.number - 1 + share, band: bandOf(column.bandsAt(share), lane) }
  })
}

function steps(column: Column): number {
  const { turn = 0, columns } = column.section
  const round = Math.max(1, Math.ceil(Math.abs(turn) / columns / arcStep))
  return tapers(column) ? Math.max(round, taperSteps) : round
}

function tapers(column: Column): boolean {
  return column.back.some((band, lane) => {
    const front = bandOf(column.front, lane)
    return band.left !== front.left || band.right !== front.right
  })
}
