import { type Circuit, type Point, pointAt, type Side } from '@paddock/racing/circuit'

type DrawnTrack = Pick<Circuit, 'centreline' | 'ribbon'>

/** Further than any track is wide. */
const reach = 12

/** How far the edge of the asphalt is from the middle of the track, in lane widths; never negative. */
export function halfWidth(track: DrawnTrack, along: number, side: Side): number {
  const sign = side === 'right' ? 1 : -1
  const from = pointAt(track, along, 0)
  const to = pointAt(track, along, sign * reach)
  const loop = track.ribbon[side]
  let nearest = 1
  let before = loop.at(-1)
  for (const point of loop) {
    if (before) nearest = Math.min(nearest, meeting(from, to, before, point))
    before = point
  }
  return nearest * reach
}

/** A place beside the track: positive distances lie off the asphalt. */
export function beside(track: DrawnTrack, along: number, side: Side, distance: number) {
  const offset = halfWidth(track, along, side) + distance
  return pointAt(track, along, side === 'right' ? offset : -offset)
}

/** The share of the way from `from` to `to` at which it meets the segment; infinite if it does not. */
function meeting(from: Point, to: Point, a: Point, b: Point): number {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const segment = { x: b.x - a.x, y: b.y - a.y }
  const cross = way.x * segment.y - way.y * segment.x
  if (Math.abs(cross) < 1e-9) return Number.POSITIVE_INFINITY
  const onWay = ((a.x - from.x) * segment.y - (a.y - from.y) * segment.x) / cross
  const onSegment = ((a.x - from.x) * way.y - (a.y - from.y) * way.x) / cross
  const meets = onWay >= 0 && onSegment >= -1e-6 && onSegment <= 1 + 1e-6
  return meets ? onWay : Number.POSITIVE_INFINITY
}
