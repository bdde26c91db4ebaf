/** What a slipstream leads to, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { slipstreamOfSector } from '../modules/conditions/sectors.ts'
import { outcomesOfTurn } from '../prospects/turn.ts'
import { slipstreamSpaces } from '../rules/phases/turn/slipstream.ts'
import { isOnTrack } from '../rules/state.ts'
import { circuitCalled, spaceAt } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { type Due, dueIn } from './asked.ts'

/** A slipstream: how far it leads, and what is due after it if it leads over another corner. */
export interface Slipstream {
  readonly spaces: number
  readonly due: Due | undefined
}

export function slipstream(view: View, seat: Seat, length = slipstreamSpaces): Slipstream {
  const [stays] = outcomesOfTurn(view, seat, { type: 'stay' })
  const [follows] = outcomesOfTurn(view, seat, { type: 'slipstream', spaces: length })
  if (!stays || !follows) return { spaces: 0, due: undefined }
  const isOverCorner = follows.corners.length > stays.corners.length
  const spaces = follows.landing.progress - stays.landing.progress
  return { spaces, due: isOverCorner ? dueIn(view, seat, follows) : undefined }
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
