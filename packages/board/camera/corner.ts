import type { Point } from '@paddock/racing/circuit'
import type { BoardBox } from './camera.ts'

export const corners = ['lower-right', 'upper-right', 'lower-left', 'upper-left'] as const
export type Corner = (typeof corners)[number]

/** Something on the screen that should not be hidden: the more it weighs, the less. */
export interface Weighed {
  readonly at: Point
  readonly weight: number
}

/** Pixels: what the tools keep from the edge, and what a thumb needs around what it points at. */
const margin = 8
const thumb = 22

/** The first corner of a box in which the tools of a camera hide nothing, or the one in which they hide least. */
export function freeCorner(things: readonly Weighed[], box: BoardBox, tools: BoardBox): Corner {
  const hidden = (corner: Corner) =>
    things.reduce((sum, { at, weight }) => sum + (isUnder(at, corner, box, tools) ? weight : 0), 0)
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best))
}

/** What is out of sight is not hidden by anything. */
function isUnder({ x, y }: Point, corner: Corner, { width, height, covered = 0 }: BoardBox, tools: BoardBox): boolean {
  const across = corner.endsWith('right') ? width - x : x
  const down = corner.startsWith('lower') ? height - covered - y : y
  const isWithin = (away: number, size: number) => away > -thumb && away < size + margin + thumb
  return isWithin(across, tools.width) && isWithin(down, tools.height)
}
