import { type Bounds, type Circuit, type Point, pointAt } from '@paddock/racing/circuit'
import { signPlaces, signRadius } from './track/sign-places.ts'

/** How large a note is, in lane widths. */
export interface Panel {
  readonly width: number
  readonly height: number
}

const air = 0.15

/** The middle of a note: by the sign of its line, on the side away from the asphalt, and within what is shown. */
export function notePlace(circuit: Circuit, along: number, panel: Panel, shown: Bounds): Point {
  return kept(besideSign(circuit, along, panel), panel, shown)
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

function kept({ x, y }: Point, { width, height }: Panel, shown: Bounds): Point {
  return {
    x: within(x, shown.x + width / 2 + air, shown.x + shown.width - width / 2 - air),
    y: within(y, shown.y + height / 2 + air, shown.y + shown.height - height / 2 - air),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
