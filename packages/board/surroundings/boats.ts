import type { Bounds, Circuit, Point, Pose } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { chance } from './chance.ts'
import { cells } from './open-ground.ts'
import { isFree, type TakenGround } from './taken.ts'

const most = 9
const offShore = 1.1

/** A few boats on the water, well off the shore. `land` is how far from the asphalt there is land for certain. */
export function boats(
  circuit: Circuit,
  bounds: Bounds,
  seed: number,
  taken: readonly TakenGround[],
  isWet: (point: Point) => boolean,
  land: number,
): Pose[] {
  const clearance = clearanceOf(circuit)
  const random = chance(seed)
  const places = cells(bounds, 3.4).map((cell) => ({
    x: cell.x + (random() - 0.5) * 1.6,
    y: cell.y + (random() - 0.5) * 1.6,
    heading: Math.round(random() * 360),
    luck: random(),
  }))
  const afloat = (point: Point) =>
    [
      { x: 0, y: 0 },
      { x: offShore, y: 0 },
      { x: -offShore, y: 0 },
      { x: 0, y: offShore },
      { x: 0, y: -offShore },
    ].every(({ x, y }) => isWet({ x: point.x + x, y: point.y + y }))
  return places
    .filter((place) => clearance(place) > land + offShore && isFree(taken, place, 0.7) && afloat(place))
    .toSorted((a, b) => a.luck - b.luck)
    .slice(0, most)
    .map(({ x, y, heading }) => ({ x, y, heading }))
}
