import type { CircuitAbout, Figures, LinePlan } from './plan.ts'
import type { Point, Pose, Side } from './point.ts'

/**
 * A compiled circuit: plain data that rules and board both read. Rules need `spaces[].ahead`, `front`, `lines` and
 * `grid`; the board needs the points. Nothing in it changes during a match.
 *
 * Two coordinates describe a place on the track. `along` counts columns: the front edge of column 7 is at 7 and its
 * back edge at 6. `offset` is the distance from the middle of the track in lane widths, positive to the right of travel.
 * `pointAt` turns them into a point of the drawing.
 */
export interface Circuit extends CircuitAbout {
  /** The side on which the infield lies: right when driven clockwise. Lane 0 is the lane on this side. */
  readonly inside: Side
  readonly firstColumn: number
  /** Columns of a lap. A car a lap further on has the same space and a progress greater by this number. */
  readonly columns: number
  /** Length of a lap along the middle of the track, in lane widths. */
  readonly length: number
  /** Every space once, by column of the back edge and then from the inside; `index` is the place in this list. */
  readonly spaces: readonly Space[]
  /** In the order in which a car crosses them after the start. */
  readonly lines: readonly TrackLine[]
  readonly grid: readonly GridPlace[]
  /** The edges of the asphalt, in the direction of travel, each a closed loop whose first point is not repeated. */
  readonly ribbon: { readonly left: readonly Point[]; readonly right: readonly Point[] }
  /** Ground enclosed by the branches of a split section, as polygons. */
  readonly islands: readonly (readonly Point[])[]
  readonly bounds: Bounds
  /** The middle of the track in pieces, for `pointAt`. */
  readonly centreline: readonly Piece[]
  /** The greatest share by which a section was stretched or shortened to close the loop. */
  readonly stretch: number
  readonly stated: Figures
}

export type SpaceKind = 'straight' | 'corner' | 'narrow' | 'widen' | 'split'

export interface Space {
  /** Column of the front and letter of the lane, as in `9a`; the column alone where a space has the whole width. */
  readonly id: string
  /** What is painted on it, which need not be unique. */
  readonly label: string
  readonly index: number
  /** Counted from 0 on the inside. */
  readonly lane: number
  /** Lanes abreast in the columns of this space. */
  readonly lanes: number
  /** First and last column covered; long corner spaces cover several. */
  readonly columns: readonly [first: number, last: number]
  /** Where the front edge lies, in columns: what decides which car is ahead. */
  readonly front: number
  readonly kind: SpaceKind
  /** Perfectly rectangular, which a power of Downforce asks about. */
  readonly rectangle: boolean
  /**
   * The spaces a car may step to, from the inside lane outwards: those that touch this one and whose front edge is
   * further along. From the last spaces of the lap they lead over the finish line into the next lap.
   */
  readonly ahead: readonly number[]
  readonly polygon: readonly Point[]
  /** The left and the right end of the front edge. */
  readonly frontEdge: readonly [left: Point, right: Point]
  readonly centre: Place
  /** Distance between the sides at the centre. */
  readonly width: number
  /** Length along its own middle. */
  readonly length: number
  /** Where cars stand: the centre alone, or several places abreast, the first slot first. */
  readonly slots: readonly Place[]
  /** The side of the first slot. */
  readonly firstSlot: Side
}

/** A place on the track in both ways of saying it: along and offset for moving, point and heading for drawing. */
export interface Place extends Pose {
  readonly along: number
  readonly offset: number
}

/** A line across the track, drawn between its ends. It is crossed by going from column `after` or before beyond it. */
export type TrackLine = LinePlan & {
  readonly ends: readonly [left: Point, right: Point]
  readonly heading: number
}

export type LineKind = TrackLine['kind']

export interface GridPlace {
  /** 1 is the pole. */
  readonly position: number
  readonly space: number
  readonly slot: number
  /** The progress of a car that waits here: its column less a lap, since the finish line is still to be crossed once. */
  readonly front: number
  /** The name of the space when counted that way: `1a` for the last `68a` of a lap of 67 columns. */
  readonly alias: string
}

/** A straight or an arc of the middle of the track, from one place along to another. */
export interface Piece {
  readonly from: number
  readonly to: number
  readonly start: Pose
  readonly length: number
  /** Degrees, positive to the right; 0 on a straight. */
  readonly turn: number
}

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
