/** What a slipstream leads to, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { slipstreamOfSector } from '../modules/conditions/sectors.ts'
import { landing } from '../rules/movement/movement.ts'
import { slipstreamSpaces } from '../rules/phases/turn/slipstream.ts'
import { isOnTrack } from '../rules/state.ts'
import { circuitCalled, spaceAt } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { type Due, dueOf, reckoned } from './asked.ts'

/** A slipstream: how far it leads, and what is due after it if it leads over another corner. */
export interface Slipstream {
  readonly spaces: number
  readonly due: Due | undefined
}

export function slipstream(view: View, seat: Seat, spaces = slipstreamSpaces): Slipstream {
  const here = at(view.progress, seat)
  const { progress: to } = landing(view, seat, spaces)
  const after = reckoned(view, seat, to)
  const isOverCorner = after.corners.length > reckoned(view, seat, here).corners.length
  return { spaces: to - here, due: isOverCorner ? dueOf(view, seat, after) : undefined }
}

/** The cars whose slipstream it is. */
export function carsAhead(view: View, seat: Seat): number[] {
  const here = at(view.progress, seat)
  const circuit = circuitCalled(view.circuit)
  return view.progress.flatMap((progress, other) =>
    other !== seat && isOnTrack(view, other) && spaceAt(circuit, progress - here) <= 1 ? [other] : [],
  )
}

/** HT-SLIP-05: whether cards or the sector let it be longer than usual. */
export function hasLengths(view: View, seat: Seat): boolean {
  return slipstreamOfSector(view, at(view.progress, seat)) > 0 || view.left.slipstream.length > 0
}
