import type { Seat } from '@paddock/kernel'
import { asTheySit, seatsByCars } from '@paddock/page-kit/lanes/cars/order.ts'
import { carsInOrder, isBeforeRace } from '../prospects/standing.ts'
import type { View } from '../rules/view.ts'

/** The seats by their foremost car; in the auction as they sit. */
export function seatOrder(view: View): Seat[] {
  return isBeforeRace(view) ? asTheySit(view.seats) : seatsByCars(carsInOrder(view), view.owner, view.seats)
}
