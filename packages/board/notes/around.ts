import { type Bounds, distance, type Point } from '@paddock/racing/circuit'
import { keptWithin, type Panel, type PlacedPanel } from './panel.ts'

/** Where to look for a place around something. */
interface Around {
  /** What it takes up. */
  readonly spot: Panel
  /** In so many directions. */
  readonly directions: number
  /** With so much air between the edges. */
  readonly air: readonly number[]
}

/** A panel all around something, so that their edges are near each other; what is nearest first, and all of it in sight. */
export function panelsAround(middle: Point, panel: Panel, where: Around, shown: Bounds): PlacedPanel[] {
  return placesAround(middle, panel, where)
    .map((at) => ({ ...panel, at: keptWithin(at, panel, shown) }))
    .sort((a, b) => distance(a.at, middle) - distance(b.at, middle))
}

function placesAround({ x, y }: Point, { width, height }: Panel, { spot, directions, air }: Around): Point[] {
  return air.flatMap((between) =>
    Array.from({ length: directions }, (_, step) => {
      const angle = (step / directions) * 2 * Math.PI
      const [across, down] = [(width + spot.width) / 2 + between, (height + spot.height) / 2 + between]
      // Along the sides of a rectangle rather than on a circle.
      const stretch = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
      return { x: x + across * Math.cos(angle) * stretch, y: y + down * Math.sin(angle) * stretch }
    }),
  )
}
