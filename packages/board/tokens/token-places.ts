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

/** Each as near to its spot as it lies off the asphalt and on no other token, away from the track. */
export function tokenPlaces(circuit: Circuit, tokens: readonly BoardToken[], enlarged: number): PlacedToken[] {
  const clearance = clearanceOf(circuit)
  const size = enlargedBy(tokenSize, enlarged)
  const taken: PlacedPanel[] = []
  return tokens.map((token) => {
    const { along, offset } = token.spot
    const candidates = Array.from({ length: farthest / step }, (_, n): PlacedPanel => {
      return { at: pointAt(circuit, along, offset + Math.sign(offset) * n * step), ...size }
    })
    const place =
      candidates.find((candidate) => roomFor(candidate, clearance, taken) >= gap) ??
      // Between two stretches of track there may be no room at all: then at least no token hides another.
      candidates.find((candidate) => taken.every((other) => gapBetween(candidate, other) >= gap))
    const point = place?.at ?? pointAt(circuit, along, offset)
    taken.push({ at: point, ...size })
    return { token, point }
  })
}
