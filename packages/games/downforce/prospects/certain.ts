import type { Seat } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** Whether what would happen in one world happens in all that the seat cannot tell from it: nothing of it, nor of what was told before it, is drawn or hidden. */
export function isCertain(event: Event, { options }: View, seat: Seat, before: readonly Event[]): boolean {
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
      // A card drawn just before is among them.
      return event.seat === seat && !before.some((told) => told.type === 'card-drawn' && told.seat === seat)
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
