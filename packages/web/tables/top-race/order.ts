import type { View } from '@paddock/games/top-race'
import type { Seat } from '@paddock/kernel'
import { asTheySit, seatsByCars } from '../lanes/order.ts'
import { carsInOrder, isBeforeRace } from './standing.ts'

/** The seats by their foremost car; in the auction as they sit. */
export function seatOrder(view: View): Seat[] {
  return isBeforeRace(view) ? asTheySit(view.seats) : seatsByCars(carsInOrder(view), view.owner, view.seats)
}
