import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import { panelsAround } from '../notes/around.ts'
import { type Panel, type PlacedPanel, roomFor } from '../notes/panel.ts'
import { clearanceOf } from '../track/clearance.ts'
import { signPlaces } from '../track/sign-places.ts'

/** A parked car and the shapes that its sign may have, the most telling first. */
export interface Signed {
  readonly id: string
  readonly shapes: readonly Panel[]
}

/** Where a sign stands, and which of its shapes it has there. */
export interface PlacedSign extends PlacedPanel {
  readonly shape: number
}

/** What a parked car, or the sign of a line, takes up. */
const car: Panel = { width: 1.9, height: 1.9 }
/** Less room than this looks as if the sign touched something. */
const enough = 0.1
const around = { spot: car, directions: 24, air: [0.15, 0.8, 1.6] }

/**
 * The signs of parked cars: in the first shape that fits, as near to the car as that is clear of asphalt, of
 * everything else that stands there and of the other signs. A car that is not shown has none.
 */
export function parkedSignPlaces(
  circuit: Circuit,
  signed: readonly Signed[],
  cars: ReadonlyMap<string, Point>,
  shown: Bounds,
): Map<string, PlacedSign> {
  const clearance = clearanceOf(circuit)
  const places = new Map<string, PlacedSign>()
  const taken = [...cars.values(), ...signPlaces(circuit).map(({ point }) => point)].map(
    (at): PlacedPanel => ({ at, ...car }),
  )
  for (const { id, shapes } of signed) {
    const stands = cars.get(id)
    if (!stands || !isWithin(stands, shown)) continue
    const candidates = shapes.flatMap((panel, shape) =>
      panelsAround(stands, panel, around, shown).map((placed): PlacedSign => ({ ...placed, shape })),
    )
    const sign = roomiest(candidates, (candidate) => roomFor(candidate, clearance, taken))
    if (!sign) continue
    places.set(id, sign)
    taken.push(sign)
  }
  return places
}

/** The first one with enough room; if none has, the smallest where it covers least. */
function roomiest(signs: readonly PlacedSign[], roomOf: (sign: PlacedSign) => number): PlacedSign | undefined {
  const smallest = signs.at(-1)?.shape
  let best: PlacedSign | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const sign of signs) {
    const room = roomOf(sign)
    if (room >= enough) return sign
    if (sign.shape !== smallest || room <= most) continue
    best = sign
    most = room
  }
  return best
}

function isWithin({ x, y }: Point, shown: Bounds): boolean {
  return shown.x < x && x < shown.x + shown.width && shown.y < y && y < shown.y + shown.height
}
