import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import type { Clearance } from '../track/clearance.ts'

/** How large something written is, in lane widths. It stands upright, wherever the track leads. */
export interface Panel {
  readonly width: number
  readonly height: number
}

/** What everything written on the drawing depends on. */
export interface Written {
  readonly circuit: Circuit
  /** The part of the drawing that is shown: nothing is written outside it. */
  readonly window: Bounds
  /** How much larger than usual the letters must be to be read. */
  readonly enlarged: number
}

export interface PlacedPanel extends Panel {
  /** Its middle. */
  readonly at: Point
}

/** What a panel keeps from the edge of what is shown. */
export const air = 0.15

export function enlargedBy({ width, height }: Panel, factor: number): Panel {
  return { width: width * factor, height: height * factor }
}

/** The nearest place for a panel at which nothing of it is cut off. */
export function keptWithin({ x, y }: Point, { width, height }: Panel, shown: Bounds): Point {
  return {
    x: within(x, shown.x + width / 2 + air, shown.x + shown.width - width / 2 - air),
    y: within(y, shown.y + height / 2 + air, shown.y + shown.height - height / 2 - air),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

const shares = [-0.5, -0.25, 0, 0.25, 0.5]

/** How much room a panel has: to the asphalt and to everything else that stands there; negative if it covers something. */
export function roomFor(panel: PlacedPanel, clearance: Clearance, others: readonly PlacedPanel[]): number {
  const { at, width, height } = panel
  const toAsphalt = shares.flatMap((across) =>
    shares.map((down) => clearance({ x: at.x + across * width, y: at.y + down * height })),
  )
  return Math.min(...toAsphalt, ...others.map((other) => gapBetween(panel, other)))
}

export function gapBetween(one: PlacedPanel, other: PlacedPanel): number {
  return Math.max(
    Math.abs(one.at.x - other.at.x) - (one.width + other.width) / 2,
    Math.abs(one.at.y - other.at.y) - (one.height + other.height) / 2,
  )
}
