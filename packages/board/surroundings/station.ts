import type { Bounds, Circuit, Point, Pose } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { isFree, type TakenGround } from './taken.ts'

/** Half the length of a station with the train that stands at it. */
export const halfStation = 3.6

/** Where trains stop: on straight rails within the picture, as far from the asphalt as the rails come. */
export function station(
  circuit: Circuit,
  bounds: Bounds,
  rails: readonly Point[],
  taken: readonly TakenGround[],
): Pose | undefined {
  const clearance = clearanceOf(circuit)
  let best: { readonly pose: Pose; readonly room: number } | undefined
  for (const [i, from] of rails.entries()) {
    const to = rails[i + 1] ?? from
    const turn = Math.atan2(to.y - from.y, to.x - from.x)
    const along = [-1, -0.5, 0, 0.5, 1].map((share) => ({
      x: from.x + Math.cos(turn) * share * halfStation,
      y: from.y + Math.sin(turn) * share * halfStation,
    }))
    const shows = along.every(
      ({ x, y }) => x > bounds.x && x < bounds.x + bounds.width && y > bounds.y && y < bounds.y + bounds.height,
    )
    const room = Math.min(...along.map(clearance))
    if (to === from || !shows || room < 3.4 || !along.every((point) => isFree(taken, point, 2))) continue
    if (!best || room > best.room) best = { pose: { ...from, heading: (turn * 180) / Math.PI }, room }
  }
  return best?.pose
}
