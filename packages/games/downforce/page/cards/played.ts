import { type Played, playedCards as playedOf } from '@paddock/page-kit/lanes/cards/played.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'

export { openCards } from '@paddock/page-kit/lanes/cards/played.ts'

/** The discards, the latest first. */
export function playedCards(view: View, told: readonly Event[]): Played[] {
  return playedOf(view, told.flatMap(laidBy))
}

function laidBy(event: Event): Played[] {
  if (event.type === 'card-played') return [{ card: event.card, seat: event.seat, isThrown: false }]
  if (event.type !== 'hand-discarded') return []
  return event.cards.map((card) => ({ card, seat: event.seat, isThrown: true }))
}
