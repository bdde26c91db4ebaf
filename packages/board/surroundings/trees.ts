import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { chance, landscape } from './chance.ts'
import { cells } from './open-ground.ts'
import { isFree, type TakenGround } from './taken.ts'

/** Radii of crowns, in lane widths. */
export const crowns = [0.38, 0.55, 0.75] as const

const air = 1.5

/** Trees by size of crown, in clumps. `share` is how much of the ground they take, from 0 to 1. */
export function trees(
  circuit: Circuit,
  bounds: Bounds,
  seed: number,
  taken: readonly TakenGround[],
  isWet: (point: Point) => boolean,
  share: number,
): Point[][] {
  const clearance = clearanceOf(circuit)
  const random = chance(seed)
  const growth = landscape(seed, 5)
  const sizes: Point[][] = crowns.map(() => [])
  for (const cell of cells(bounds, 1.45)) {
    const point = { x: cell.x + (random() - 0.5) * 1.1, y: cell.y + (random() - 0.5) * 1.1 }
    const luck = random() * 0.25
    const lush = growth(point.x, point.y)
    if (lush + luck - thinning(bounds, point) < 1 - share) continue
    const size = Math.min(crowns.length - 1, Math.floor(random() * 2 + (lush - 0.4) * 2))
    const crown = crowns[size] ?? crowns[0]
    if (near(point, crown).some(isWet) || clearance(point) < air + crown || !isFree(taken, point, crown)) continue
    sizes[Math.max(0, size)]?.push(point)
  }
  return sizes
}

/** Towards the border of what is furnished trees grow rare, so that a wide box shows no edge. */
function thinning({ x, y, width, height }: Bounds, point: Point): number {
  const border = Math.min(point.x - x, x + width - point.x, point.y - y, y + height - point.y)
  return Math.max(0, 1 - border / 7) * 0.6
}

/** Points round a crown, and its middle. */
function near({ x, y }: Point, crown: number): Point[] {
  const out = crown + 0.3
  return [
    { x, y },
    { x: x - out, y },
    { x: x + out, y },
    { x, y: y - out },
    { x, y: y + out },
  ]
}
