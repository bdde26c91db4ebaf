import type { CarLook } from '@paddock/board'
import { hasFinished } from '../prospects/facts/order.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { lookOf } from './livery.ts'

/** What board and hand show anyway needs no line, unless something unusual happened. */
export function telling(event: Event): 'silent' | 'plain' | 'great' {
  switch (event.type) {
    case 'spun-out':
    case 'car-finished':
    case 'race-ended':
    case 'season-ended':
      return 'great'
    case 'legend-card':
      // What each Legend makes of it is told next.
      return 'silent'
    case 'gear-shifted':
      return event.heat > 0 ? 'plain' : 'silent'
    case 'car-moved':
      return (event.by === 'cards' || event.by === 'legend') && event.lost === 0 ? 'silent' : 'plain'
    case 'corner-taken':
      return event.heat > 0 ? 'plain' : 'silent'
    case 'cards-drawn':
      return event.cards === undefined ? 'silent' : 'plain'
    case 'card-flipped':
      // What a boost turns up is how far the car then moves.
      return event.counts && event.by !== 'boost' ? 'plain' : 'silent'
    case 'deck-reshuffled':
      return 'silent'
    default:
      return 'plain'
  }
}

/** The first car over the line, not every one; the end of a race or of a season, unless the podium comes at once. */
export function isMoment(event: Event, before: View): boolean {
  if (event.type === 'season-ended') return before.results.length < before.calendar.length
  if (event.type === 'race-ended') return before.results.length + 1 < before.calendar.length
  return (
    event.type !== 'car-finished' ||
    before.progress.every((_, seat) => seat === event.seat || !hasFinished(before, seat))
  )
}

/** Cards are turned over one by one, before the eyes of all. */
export function lingers({ type }: Event): boolean {
  return type === 'cards-revealed' || type === 'card-flipped' || type === 'hand-cluttered' || type === 'legend-called'
}

/** The car it is about; of the end of a race, the one that has won. */
export function about(event: Event): CarLook | undefined {
  if (event.type === 'race-ended') return lookOf(event.place.indexOf(1))
  return 'seat' in event ? lookOf(event.seat) : undefined
}
