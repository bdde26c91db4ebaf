import type { Bounds, Point } from '@paddock/racing/circuit'
import { panelsAround } from '../notes/around.ts'
import { gapBetween, type Panel, type PlacedPanel, roomFor } from '../notes/panel.ts'
import type { Clearance } from '../track/clearance.ts'

/** What a car, or somewhere one may choose, takes up. */
const spot: Panel = { width: 2, height: 2 }
const enough = 0.1
const around = { spot, directions: 16, air: [0.2, 0.9, 1.8, 3] }

export interface Surrounded {
  /** The car that it is about. */
  readonly car: Point
  /** The other cars, the signs of lines, and all places that may be chosen: none of them is covered. */
  readonly others: readonly Point[]
  /** What is said already. */
  readonly said: readonly PlacedPanel[]
  readonly clearance: Clearance
  readonly shown: Bounds
}

/**
 * Where something is said of a car: as near to it as that covers neither it nor anything else one looks at; beside the
 * asphalt if there is room, so that it is in nobody's way.
 */
export function calloutPlace(panel: Panel, { car, others, said, clearance, shown }: Surrounded): Point {
  const taken = [...[car, ...others].map((at): PlacedPanel => ({ at, ...spot })), ...said]
  const candidates = panelsAround(car, panel, around, shown)
  const beside = candidates.find((place) => roomFor(place, clearance, taken) >= enough)
  const free = beside ?? candidates.find((place) => gapToAll(place, taken) >= enough)
  const roomiest = () => candidates.toSorted((a, b) => gapToAll(b, taken) - gapToAll(a, taken))[0]
  return (free ?? roomiest())?.at ?? car
}

function gapToAll(place: PlacedPanel, taken: readonly PlacedPanel[]): number {
  return Math.min(...taken.map((other) => gapBetween(place, other)))
}
