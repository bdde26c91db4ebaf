import type { Viewer } from '@paddock/kernel'
import { isOutOfAuction, standOf } from '../../prospects/bidders.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'

/**
 * The fall of the hammer and what is chosen after it are always seen, and every bid by whoever is still in it. Whoever has passed, and whoever
 * only watches, waits for no bid.
 */
export function lingers(event: Event, before: View, viewer: Viewer): boolean {
  switch (event.type) {
    case 'driver-sold':
    case 'hand-chosen':
    case 'car-chosen':
    case 'car-placed':
    case 'token-placed':
    case 'cards-shown':
      return true
    case 'bid-made':
    case 'bid-passed':
      return viewer !== 'spectator' && !isOutOfAuction(standOf(before, viewer))
    default:
      return false
  }
}

/** A sale is seen where the hammer is; nothing waits for it besides. */
export function isMoment({ type }: Event): boolean {
  return type !== 'driver-sold'
}
