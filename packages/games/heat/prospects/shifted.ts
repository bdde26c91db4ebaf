/** A gear that is tried out before it is taken: how the table would stand, and whether anything could come to light between. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { shiftCost } from '../rules/gears.ts'
import { racing } from '../rules/phases/round/shift.ts'
import type { View } from '../rules/view.ts'

/** The view when the cards are to be played in this gear, with the lever and the engine of this driver alone changed. */
export function shifted(view: View, seat: Seat, gear: number): View {
  const heat = shiftCost(at(view.gear, seat), gear)
  return {
    ...view,
    phase: 'play',
    gear: view.gear.with(seat, gear),
    engine: view.engine.with(seat, at(view.engine, seat) - heat),
  }
}

/** HT-GEAR-07: whether nobody else shows a gear before the cards are played. Legends have none. */
export function shiftsAlone(view: View, seat: Seat): boolean {
  return racing(view).every((driver) => driver === seat)
}
