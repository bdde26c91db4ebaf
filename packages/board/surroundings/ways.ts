import type { Circuit, Point } from '@paddock/racing/circuit'
import { crossingNear } from './crossing.ts'
import type { Recipe } from './recipes.ts'
import type { TakenGround } from './taken.ts'

/** What leads across the whole picture, under the track; empty where there is none. */
export interface Ways {
  readonly river: readonly Point[]
  readonly rails: readonly Point[]
  readonly road: readonly Point[]
  readonly runway: readonly Point[]
  readonly taken: readonly TakenGround[]
}

export function waysOf(circuit: Circuit, { water, ways = [] }: Recipe, infield: Point, outfield: Point): Ways {
  const river = water === 'river' ? crossingNear(circuit, infield, 3, 1.3) : undefined
  const rails = ways.includes('rails') ? crossingNear(circuit, infield, 1.6, 0, river?.angle) : undefined
  const road = ways.includes('road') ? crossingNear(circuit, outfield, 1.2, 1.6) : undefined
  const runway = ways.includes('runway') ? crossingNear(circuit, infield, 2.6, 0) : undefined
  return {
    river: river?.points ?? [],
    rails: rails?.points ?? [],
    road: road?.points ?? [],
    runway: runway?.points ?? [],
    taken: [
      ...discsAlong(river?.points, 1.7),
      ...discsAlong(rails?.points, 1.1),
      ...discsAlong(road?.points, 1),
      ...discsAlong(runway?.points, 1.5),
    ],
  }
}

export function discsAlong(points: readonly Point[] = [], radius: number): TakenGround[] {
  return points.map((middle) => ({ middle, radius }))
}
