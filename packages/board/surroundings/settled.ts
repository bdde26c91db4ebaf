import type { Bounds, Circuit, Point, Pose } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { chance } from './chance.ts'
import { cells } from './open-ground.ts'
import { isFree, type TakenGround } from './taken.ts'

/** Between a thing and the asphalt. */
const air = 1.9

interface Wanted<Name> {
  readonly name: Name
  readonly count: number
  readonly radius: number
  fits(point: Point): boolean
}

export interface Settled<Name> extends Pose {
  readonly name: Name
  readonly radius: number
}

/** Finds ground for things, one after the other, where none of them touches the track, another or what is taken. */
export function settled<Name>(
  circuit: Circuit,
  bounds: Bounds,
  seed: number,
  taken: readonly TakenGround[],
  wanted: readonly Wanted<Name>[],
): Settled<Name>[] {
  const clearance = clearanceOf(circuit)
  const random = chance(seed)
  const places = cells(bounds, 1.1)
    .map((cell) => ({ point: { x: cell.x + random() * 0.7, y: cell.y + random() * 0.7 }, luck: random() }))
    .toSorted((a, b) => a.luck - b.luck)
  const found: Settled<Name>[] = []
  for (const { name, count, radius, fits } of wanted) {
    for (let left = count; left > 0; left--) {
      const others = [...taken, ...found.map(({ x, y, radius }) => ({ middle: { x, y }, radius }))]
      const place = places.find(
        ({ point }) => clearance(point) > air + radius && fits(point) && isFree(others, point, radius + 0.3),
      )
      if (!place) break
      found.push({ ...place.point, heading: Math.round(random() * 360), name, radius })
    }
  }
  return found
}
