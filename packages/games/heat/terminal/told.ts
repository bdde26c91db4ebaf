import type { Seat } from '@paddock/kernel'
import type { Event } from '../rules/event.ts'

/** Whether the journal has a line for it: not for what the board shows anyway, nor for others' small doings. */
export function isTold(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'corner-taken':
      return event.heat > 0
    case 'car-moved':
      return event.by !== 'legend' // Why it drives so far was told.
    case 'card-flipped':
    case 'heat-cooled':
    case 'deck-reshuffled':
    case 'cards-drawn':
    case 'card-paid':
    case 'stress-reduced':
    case 'cards-scrapped':
    case 'cards-refreshed':
    case 'sponsors-dealt':
    case 'sponsors-used':
      return event.seat === seat
    case 'round-began':
    case 'gear-shifted':
    case 'cards-revealed':
    case 'values-chosen':
    case 'boosted':
    case 'cards-discarded':
    case 'car-finished':
    case 'legend-card':
    case 'market-opened':
    case 'cars-ready':
      return false
    default:
      return true
  }
}
