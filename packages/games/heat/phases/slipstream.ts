/** Step 6: two spaces in the wake of another car. */
import type { Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { firstGear } from '../gears.ts'
import { isInSlipstream, landing, spinOutSpot } from '../movement.ts'
import { type Action, driverOf, type Event, finishOf, hasFinished, type State } from '../state.ts'
import { reckonTo } from './corners.ts'
import { drive } from './drive.ts'

/** HT-SLIP-04. */
export const slipstreamSpaces = 2

export const slipstreamChoices: readonly Action[] = [{ type: 'slipstream', spaces: slipstreamSpaces }, { type: 'stay' }]

/** HT-SLIP-01, HT-SLIP-09 to HT-SLIP-11: there is a car to follow, a space to gain, and no last finish line to cross. */
export function isSlipstreamOpen(state: State): boolean {
  const seat = driverOf(state)
  if (hasFinished(state, seat) || !isInSlipstream(state, seat)) return false
  const { progress } = landing(state, seat, slipstreamSpaces)
  const here = at(state.progress, seat)
  return progress > here && progress < finishOf(state) && !isFutile(state, seat, progress)
}

/**
 * Nobody is asked where both answers come to the same: for a car that spins out as it stands, and for one that
 * would spin out straight back to where it is and has neither Heat, gear nor Stress of the reserve to lose by it.
 */
function isFutile(state: State, seat: Seat, to: number): boolean {
  if (reckonTo(state, at(state.progress, seat)).spinsOutAt) return true
  const corner = reckonTo(state, to).spinsOutAt
  if (!corner || at(state.engine, seat) > 0 || at(state.gear, seat) > firstGear || state.reserve > 0) return false
  const back = spinOutSpot(state, seat, corner.line)
  return back.progress === at(state.progress, seat) && back.spot === at(state.spot, seat)
}

/** HT-SLIP-07: the speed stays as it is. */
export function takeSlipstream(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type === 'slipstream') drive(state, action.spaces, 'slipstream', tell)
}
