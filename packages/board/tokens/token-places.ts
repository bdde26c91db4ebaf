import { type Circuit, type Point, pointAt } from '@paddock/racing/circuit'
import { enlargedBy, gapBetween, type Panel, type PlacedPanel, roomFor } from '../notes/panel.ts'
import { clearanceOf } from '../track/clearance.ts'
import type { BoardToken } from '../types.ts'

export interface PlacedToken {
  readonly token: BoardToken
  /** Its middle. */
  readonly point: Point
}

export const tokenSize: Panel = { width: 2.3, height: 0.96 }

const step = 0.15
const farthest = 8
const gap = 0.06
/** Columns that it may lie before or behind its spot, in steps. */
const astray = { most: 3, step: 0.5 }

/** Each as near to its spot as it lies off the asphalt and on no other token, away from the track or along it. */
export function tokenPlaces(circuit: Circuit, tokens: readonly BoardToken[], enlarged: number): PlacedToken[] {
  const clearance = clearanceOf(circuit)
  const size = enlargedBy(tokenSize, enlarged)
  const ways = waysOff(circuit)
  const taken: PlacedPanel[] = []
  return tokens.map((token) => {
    const { along, offset } = token.spot
    const at = ({ away, aside }: WayOff): PlacedPanel => {
      return { at: pointAt(circuit, along + aside, offset + Math.sign(offset) * away), ...size }
    }
    const way =
      ways.find((each) => roomFor(at(each), clearance, taken) >= gap) ??
      // Between two stretches of track there may be no room at all: then at least no token hides another.
      ways.find((each) => taken.every((other) => gapBetween(at(each), other) >= gap))
    const place = at(way ?? { away: 0, aside: 0 })
    taken.push(place)
    return { token, point: place.at }
  })
}

/** How far from its spot a token lies: away from the track in lane widths, along it in columns. */
interface WayOff {
  readonly away: number
  readonly aside: number
}

/** The nearest first. */
function waysOff({ length, columns }: Pick<Circuit, 'length' | 'columns'>): WayOff[] {
  const sides = Array.from({ length: (2 * astray.most) / astray.step + 1 }, (_, n) => n * astray.step - astray.most)
  const far = ({ away, aside }: WayOff) => away + Math.abs(aside) * (length / columns)
  return Array.from({ length: farthest / step }, (_, n) => n * step)
    .flatMap((away) => sides.map((aside) => ({ away, aside })))
    .sort((one, other) => far(one) - far(other))
}
