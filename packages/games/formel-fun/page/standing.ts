import type { Seat } from '@paddock/kernel'
import { standing } from '../rules/standing.ts'
import { type Car, ownerOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** Whether the car has moved in this round. */
export function hasMoved(view: View, car: Car): boolean {
  return view.order.indexOf(car) < view.turn
}

/** The seats by their foremost car; those without a car come last, whoever lasted longer before the others. */
export function seatOrder(view: View): Seat[] {
  const racing = standing(view).map(ownerOf)
  const gone = view.out.toReversed().map(ownerOf)
  return [...new Set([...racing, ...gone])]
}
