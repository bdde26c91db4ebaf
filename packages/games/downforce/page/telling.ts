import type { CarLook } from '@paddock/board'
import { bigJam } from '@paddock/page-kit/lanes/cars/drive.ts'
import type { Event } from '../rules/event.ts'
import { carLook, teamLook } from './livery.ts'

/** What the board shows anyway needs no line, unless something unusual happened. */
export function telling(event: Event): 'silent' | 'plain' | 'great' {
  switch (event.type) {
    case 'lot-sold':
    case 'car-finished':
    case 'race-ended':
      return 'great'
    case 'bids-shown':
    case 'bets-shown':
      return 'silent'
    case 'wild-named':
      // The card does not say it, and when the car has driven the board does not either.
      return 'plain'
    case 'car-moved':
      if (event.lost >= bigJam) return 'great'
      return event.lost > 0 || event.bonus !== 'none' ? 'plain' : 'silent'
    case 'row-lost':
      // A car that is home or gone cannot move, and everyone sees that it is.
      return event.why === 'no-car' ? 'plain' : 'silent'
    case 'card-drawn':
    case 'bet-made':
      return 'card' in event || 'car' in event ? 'plain' : 'silent'
    default:
      return 'plain'
  }
}

export function about(event: Event): CarLook | undefined {
  switch (event.type) {
    case 'lot-offered':
    case 'bids-shown':
    case 'lot-sold':
    case 'lot-set-aside':
      return carLook(event.lot.car)
    case 'wild-named':
    case 'car-moved':
    case 'line-crossed':
    case 'car-finished':
      return carLook(event.car)
    case 'row-skipped':
    case 'row-lost':
      return event.car < 0 ? undefined : carLook(event.car)
    case 'power-kept':
    case 'cunning-given':
    case 'power-taken':
    case 'race-started':
    case 'card-played':
    case 'card-drawn':
    case 'hand-discarded':
    case 'bet-made':
    case 'money-counted':
      return teamLook(event.seat)
    default:
      return undefined
  }
}
