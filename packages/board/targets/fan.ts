import { type Circuit, distance, type Point, type Pose, pointAt } from '@paddock/racing/circuit'
import type { BoardTarget } from '../types.ts'

/** Spots closer than this are one spot to a finger. */
const same = 0.45
/** From one handle of a fan to the next: as far as a thumb asks, within what can be drawn. */
const spread = { least: 1.2, most: 1.7 }
const abreast = 4
/** The least a target reaches, in lane widths, however crowded it is. */
const least = 0.5

export interface PlacedTarget {
  readonly target: BoardTarget
  /** Where the ghost stands. */
  readonly pose: Pose
  /** Where it is pointed at: the ghost itself, or a disc beside it when several share a spot. */
  readonly handle: Point
  readonly fanned: boolean
  /** Whether its ghost stands for the spot; of several that share one, the first does. */
  readonly shown: boolean
  /** How far around the handle it can be hit. */
  readonly reach: number
}

/** Targets with room to be pointed at. `reach` is how far a thumb would like to miss by. */
export function fan(
  circuit: Pick<Circuit, 'centreline'>,
  targets: readonly BoardTarget[],
  reach: number,
): PlacedTarget[] {
  const between = Math.max(spread.least, Math.min(spread.most, 2 * reach))
  const poses = targets.map(({ spot }) => pointAt(circuit, spot.along, spot.offset))
  const placed = targets.flatMap((target, i) => {
    const pose = poses[i]
    if (!pose) return []
    const sharing = poses.flatMap((other, n) => (distance(other, pose) < same ? [n] : []))
    const fanned = sharing.length > 1
    const place = sharing.indexOf(i)
    const handle = fanned ? handleOf(pose, place, sharing.length, between) : pose
    return [{ target, pose, handle, fanned, shown: place === 0 }]
  })
  return placed.map((one) => {
    const nearest = Math.min(
      ...placed.filter((other) => other !== one).map((other) => distance(one.handle, other.handle)),
    )
    return { ...one, reach: Math.max(least, Math.min(reach, nearest / 2)) }
  })
}

/** Across the track, four abreast, further rows behind. */
function handleOf(pose: Pose, place: number, count: number, spread: number): Point {
  const row = Math.floor(place / abreast)
  const inRow = Math.min(abreast, count - row * abreast)
  const across = ((place % abreast) - (inRow - 1) / 2) * spread
  const heading = (pose.heading * Math.PI) / 180
  return {
    x: pose.x - Math.sin(heading) * across - Math.cos(heading) * row * spread,
    y: pose.y + Math.cos(heading) * across - Math.sin(heading) * row * spread,
  }
}
