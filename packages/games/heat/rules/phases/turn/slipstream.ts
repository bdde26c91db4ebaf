/** Step 6: two spaces in the wake of another car, or more where cards and sector allow it. */
import type { Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { slipstreamOfSector, weatherAt } from '../../../modules/conditions/sectors.ts'
import { eventCard } from '../../../modules/season/event-cards.ts'
import { firstGear } from '../../gears.ts'
import { drive } from '../../movement/drive.ts'
import { isInSlipstream, landing, spinOutSpot } from '../../movement/movement.ts'
import { type Action, driverOf, type Event, finishOf, hasFinished, type State } from '../../state.ts'
import type { CornerAhead } from '../../track.ts'
import { reckonTo } from './corners.ts'

/** HT-SLIP-04. */
export const slipstreamSpaces = 2

const stay: Action = { type: 'stay' }
const slipstreams: readonly Action[] = Array.from({ length: 24 }, (_, spaces) => ({ type: 'slipstream', spaces }))

export function slipstreamChoices(state: State): Action[] {
  const choices: Action[] = []
  for (const spaces of lengthsOf(state)) {
    const slipstream = slipstreams[spaces]
    if (slipstream) choices.push(slipstream)
  }
  choices.push(stay)
  return choices
}

export function isSlipstreamOpen(state: State): boolean {
  return lengthsOf(state).length > 0
}

/**
 * HT-SLIP-01, HT-SLIP-05, HT-SLIP-09, HT-SLIP-10, HT-SLIP-11, HT-WEA-09, HT-SYM-14, HT-R3: there is a car to follow, a space to gain, and no last
 * finish line to cross. Where two lengths come to the same, in one space or in one spin-out, only the shorter one is
 * there (HT-R18).
 */
export function lengthsOf(state: State): number[] {
  const seat = driverOf(state)
  const here = at(state.progress, seat)
  if (hasFinished(state, seat) || !isInSlipstream(state, seat)) return []
  if (weatherAt(state, here).noSlipstream || reckonTo(state, here).spinsOutAt) return []
  const ends: number[] = []
  const spinOuts: number[] = []
  return sumsOf(bonusesOf(state, seat)).filter((spaces) => {
    const { progress } = landing(state, seat, spaces)
    if (progress <= here || progress >= finishOf(state) || ends.includes(progress)) return false
    ends.push(progress)
    const corner = reckonTo(state, progress).spinsOutAt
    if (!corner) return true
    if (spinOuts.includes(corner.line)) return false
    spinOuts.push(corner.line)
    return !isFutile(state, seat, corner)
  })
}

/** HT-SYM-13, HT-V-03: those of the cards of this turn, and that of the sector where it begins. */
function bonusesOf(state: State, seat: Seat): number[] {
  const ofSector = slipstreamOfSector(state, at(state.progress, seat))
  return ofSector > 0 ? [ofSector, ...state.left.slipstream] : state.left.slipstream
}

/** HT-SLIP-05: the usual two spaces with any of the bonuses, each in full or not at all. */
function sumsOf(bonuses: readonly number[]): number[] {
  let sums = [slipstreamSpaces]
  for (const bonus of bonuses) sums = sums.flatMap((sum) => [sum, sum + bonus])
  return bonuses.length === 0 ? sums : [...new Set(sums)].sort((a, b) => a - b)
}

/**
 * HT-R4: nobody is asked where both answers come to the same: for a car that would spin out straight back to where it is
 * and has neither Heat, gear nor Stress of the reserve to lose by it, nor the race (HT-EVT-10).
 */
function isFutile(state: State, seat: Seat, corner: CornerAhead): boolean {
  if (eventCard(state.event).eliminates) return false
  if (at(state.engine, seat) > 0 || at(state.gear, seat) > firstGear || state.reserve > 0) return false
  const back = spinOutSpot(state, seat, corner.line)
  return back.progress === at(state.progress, seat) && back.spot === at(state.spot, seat)
}

/** HT-SLIP-06, HT-SLIP-07, HT-SLIP-08: the speed stays as it is, and step 7 judges by it (HT-EX-12). */
export function takeSlipstream(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type === 'slipstream') drive(state, action.spaces, 'slipstream', tell)
}
