import { type Bounds, type Circuit, type Point, pointAt } from '@paddock/racing/circuit'
import { signPlaces, signRadius } from '../track/sign-places.ts'
import { air, keptWithin, type Panel } from './panel.ts'

/** The middle of a note: by the sign of its line, on the side away from the asphalt, and within what is shown. */
export function notePlace(circuit: Circuit, along: number, panel: Panel, shown: Bounds): Point {
  return keptWithin(besideSign(circuit, along, panel), panel, shown)
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
