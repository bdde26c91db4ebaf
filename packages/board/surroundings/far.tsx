import type { Bounds } from '@paddock/racing/circuit'
import { rounded } from '../drawing.ts'

/** Wide enough to fill any box around the circuit. */
const beyond = 150

/** The ground as far as anyone sees. */
export function Far({ bounds: { x, y, width, height } }: { readonly bounds: Bounds }) {
  const [left, across, down] = [x - beyond, width + 2 * beyond, height + 2 * beyond].map(rounded)
  return <path d={`M${left} ${rounded(y - beyond)}h${across}v${down}H${left}Z`} class="board-outfield" />
}
