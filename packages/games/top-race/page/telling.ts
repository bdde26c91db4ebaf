import type { CarLook } from '@paddock/board'
import { bigJam } from '@paddock/page-kit/lanes/cars/drive.ts'
import type { Event } from '../rules/event.ts'
import { carLook, stableLook } from './livery.ts'

/** What the board shows anyway needs no line, unless something unusual happened. */
export function telling(event: Event): 'silent' | 'plain' | 'great' {
  switch (event.type) {
    case 'driver-sold':
    case 'car-broke-down':
    case 'race-ended':
      return 'great'
    case 'car-finished':
      // The first one over the line is worth a stop, the others have their prizes.
      return event.place === 1 ? 'great' : 'plain'
    case 'row-chosen':
      return 'silent'
    case 'wild-named':
      // The card does not say it, and when the car has driven the board does not either.
      return 'plain'
    case 'card-drawn':
    case 'bet-made':
      // What others draw and bet is their secret.
      return 'card' in event || 'car' in event ? 'plain' : 'silent'
    case 'car-moved':
      if (event.lost >= bigJam && event.blockers.length > 0) return 'great'
      return event.lost > 0 ? 'plain' : 'silent'
    case 'row-lost':
      // A car that is home cannot move, and everyone sees that it is.
      return event.why === 'broken-down' ? 'plain' : 'silent'
    default:
      return 'plain'
  }
}

export function about(event: Event): CarLook | undefined {
  switch (event.type) {
    case 'driver-offered':
    case 'driver-refused':
    case 'row-lost':
      return event.car < 0 ? undefined : carLook(event.car)
    case 'driver-sold':
      return event.car < 0 ? stableLook(event.seat) : carLook(event.car)
    case 'car-chosen':
    case 'car-placed':
    case 'token-placed':
    case 'wild-named':
    case 'car-moved':
    case 'acceleration-called':
    case 'car-accelerated':
    case 'car-broke-down':
    case 'car-returned':
    case 'line-crossed':
    case 'car-finished':
    case 'prize-paid':
    case 'token-settled':
      return carLook(event.car)
    case 'bid-made':
    case 'bid-passed':
    case 'hand-chosen':
    case 'race-started':
    case 'card-played':
    case 'card-discarded':
    case 'card-drawn':
    case 'hand-discarded':
    case 'pair-had-no-effect':
    case 'row-chosen':
    case 'bet-made':
    case 'bets-settled':
    case 'purse-counted':
      return stableLook(event.seat)
    case 'bidders-dropped':
    case 'race-prepared':
    case 'cards-shown':
    case 'pile-shuffled':
    case 'race-ended':
      return undefined
  }
}
