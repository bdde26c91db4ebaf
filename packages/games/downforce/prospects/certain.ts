import type { Seat } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** Whether what would happen in one world happens in all that the seat cannot tell from it: nothing of it is drawn or hidden. */
export function isCertain(event: Event, { options }: View, seat: Seat): boolean {
  switch (event.type) {
    case 'lot-sold':
      return event.reason !== 'draw' && (event.seat === seat || event.reason !== 'forced')
    case 'bids-shown':
      return event.bids.every((bid) => bid.seat === seat)
    case 'race-started':
      return event.why !== 'draw'
    case 'card-drawn':
      return event.card === undefined
    case 'hand-discarded':
      return event.seat === seat
    case 'bets-shown':
    case 'cars-dealt':
    case 'grid-drawn':
      return false
    case 'money-counted':
      return options.betting === 'off' || event.seat === seat
    default:
      return true
  }
}
