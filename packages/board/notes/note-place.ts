import { type Bounds, type Circuit, type Point, pointAt } from '@paddock/racing/circuit'
import { markRadius, type PlacedMark } from '../marks/mark-places.ts'
import { signPlaces, signRadius } from '../track/sign-places.ts'
import { air, gapBetween, keptWithin, type Panel, type PlacedPanel } from './panel.ts'

/** Something that hangs at the track and must not be covered. */
type Disc = Pick<PlacedMark, 'point' | 'radius'>

/**
 * The middle of a note: by the sign of its line, on the side away from the asphalt, and within what is shown. Where a
 * plate hangs there, beyond it or beside it.
 */
export function notePlace(
  circuit: Circuit,
  along: number,
  panel: Panel,
  shown: Bounds,
  plates: readonly Disc[] = [],
): Point {
  const usual = besideSign(circuit, along, panel)
  const places = shifts.map(([right, down]) =>
    keptWithin(
      { x: usual.x + right * (panel.width / 2 + markRadius), y: usual.y + down * (panel.height / 2 + markRadius) },
      panel,
      shown,
    ),
  )
  const room = (at: Point) => Math.min(...plates.map(({ point, radius }) => gapTo(point, radius, { ...panel, at })))
  return places.find((at) => room(at) >= 0) ?? places.reduce((best, at) => (room(at) > room(best) ? at : best))
}

/** From the usual place, in halves of the note and of a plate together: the nearest first. */
const shifts = [
  [0, 0],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

function gapTo(point: Point, radius: number, panel: PlacedPanel): number {
  return gapBetween(panel, { at: point, width: 2 * radius, height: 2 * radius })
}

function besideSign(circuit: Circuit, along: number, { width, height }: Panel): Point {
  const column = ((along % circuit.columns) + circuit.columns) % circuit.columns
  const sign = signPlaces(circuit).find(({ line: { after } }) => after % circuit.columns === column)
  if (!sign) return pointAt(circuit, along, 0)
  const { point, foot } = sign
  const up = point.y <= foot.y ? -1 : 1
  const aside = Math.sign(point.x - foot.x) * Math.max(0, width / 2 - signRadius)
  return { x: point.x + aside, y: point.y + up * (signRadius + air + height / 2) }
}
