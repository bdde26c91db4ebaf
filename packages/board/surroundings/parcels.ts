import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { chance } from './chance.ts'
import { cells } from './open-ground.ts'
import { isFree, type TakenGround } from './taken.ts'

export interface Parcel {
  readonly corners: readonly Point[]
  readonly tone: number
}

export interface ParcelPlan {
  /** How large a parcel and the way beside it are together, and how wide that way is. */
  readonly width: number
  readonly height: number
  readonly lane: number
  readonly clear: number
  /** How many of the possible ones are there, from 0 to 1. */
  readonly share: number
  readonly tones: number
  /** How much smaller than others one may be, from 0 to 1. */
  readonly uneven: number
}

/** Fields or blocks of houses: a tilted grid of rectangles, those left out that would come near the track. */
export function parcels(
  circuit: Circuit,
  bounds: Bounds,
  seed: number,
  taken: readonly TakenGround[],
  plan: ParcelPlan,
): Parcel[] {
  const clearance = clearanceOf(circuit)
  const random = chance(seed)
  const tilt = ((random() - 0.5) * 40 * Math.PI) / 180
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  const reach = Math.hypot(bounds.width, bounds.height) / 2 + 4
  const turned = (x: number, y: number): Point => ({
    x: middle.x + x * Math.cos(tilt) - y * Math.sin(tilt),
    y: middle.y + x * Math.sin(tilt) + y * Math.cos(tilt),
  })
  const square = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }
  const grid = cells({ ...square, height: (square.height * plan.width) / plan.height }, plan.width)
  return grid.flatMap(({ x, y: row }) => {
    const y = -reach + ((row + reach) * plan.height) / plan.width
    const keep = random() < plan.share
    const tone = Math.floor(random() * plan.tones)
    const w = ((plan.width - plan.lane) / 2) * (1 - random() * plan.uneven)
    const h = ((plan.height - plan.lane) / 2) * (1 - random() * plan.uneven)
    const corners = [turned(x - w, y - h), turned(x + w, y - h), turned(x + w, y + h), turned(x - w, y + h)]
    const heart = turned(x, y)
    const radius = Math.hypot(w, h)
    const outline = [...corners, turned(x, y - h), turned(x, y + h), turned(x - w, y), turned(x + w, y), heart]
    const shows = Math.abs(heart.x - middle.x) < bounds.width / 2 && Math.abs(heart.y - middle.y) < bounds.height / 2
    const fits =
      keep && shows && isFree(taken, heart, radius) && outline.every((point) => clearance(point) > plan.clear)
    return fits ? [{ corners, tone }] : []
  })
}
