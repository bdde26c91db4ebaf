import type { Seat } from '@paddock/kernel'
import { asTheySit, seatsByCars } from '@paddock/page-kit/lanes/cars/order.ts'
import { isBeforeRace, raceOrder } from '../prospects/race.ts'
import type { View } from '../rules/view.ts'

/** The seats by their foremost car, those without one last; in the auction as they sit. */
export function seatOrder(view: View): Seat[] {
  return isBeforeRace(view) ? asTheySit(view.seats) : seatsByCars(raceOrder(view), view.owner, view.seats)
}
