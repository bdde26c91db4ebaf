import { type Played, playedCards as playedOf } from '@paddock/page-kit/lanes/cards/played.ts'
import type { Event } from '../../../rules/event.ts'
import type { View } from '../../../rules/view.ts'

/** The discards of this race, the latest first. */
export function playedCards(view: View, told: readonly Event[]): Played[] {
  return playedOf(view, told.flatMap(laidBy))
}

function laidBy(event: Event): Played[] {
  switch (event.type) {
    case 'card-played':
      return [{ card: event.card, seat: event.seat, isThrown: false }]
    case 'card-discarded':
      return [{ card: event.card, seat: event.seat, isThrown: true }]
    case 'hand-discarded':
      return event.cards.map((card) => ({ card, seat: event.seat, isThrown: true }))
    default:
      return []
  }
}
