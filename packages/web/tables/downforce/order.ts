import { standing, type View } from '@paddock/games/downforce'
import type { Seat } from '@paddock/kernel'
import { asTheySit, seatsByCars } from '../lanes/order.ts'

/** The seats by their foremost car, those without one last; in the auction as they sit. */
export function seatOrder(view: View): Seat[] {
  return isBeforeRace(view) ? asTheySit(view.seats) : seatsByCars(standing(view), view.owner, view.seats)
}

/** Cars are being sold, or powers chosen. */
export function isBeforeRace({ phase }: View): boolean {
  return phase === 'bid' || phase === 'keep' || phase === 'swap'
}
