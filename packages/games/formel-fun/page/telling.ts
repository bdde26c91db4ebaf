import type { CarLook } from '@paddock/board'
import type { Event } from '../rules/state.ts'
import { lookOf, teamLook } from './livery.ts'

/** What the board shows anyway needs no line, unless something unusual happened. */
export function telling(event: Event): 'silent' | 'plain' | 'great' {
  switch (event.type) {
    case 'card-drawn':
      return event.card ? 'plain' : 'silent'
    case 'car-moved':
      return event.fellBack > 0 ? 'plain' : 'silent'
    case 'round-started':
      return 'silent'
    case 'race-started':
      return event.grid.length === 2 ? 'great' : 'plain'
    case 'car-eliminated':
    case 'final-won':
      return 'great'
    default:
      return 'plain'
  }
}

export function about(event: Event): CarLook | undefined {
  switch (event.type) {
    case 'race-started':
    case 'round-started':
    case 'pile-shuffled':
      return undefined
    case 'card-drawn':
    case 'team-out':
      return teamLook(event.seat)
    default:
      return lookOf(event.car)
  }
}
