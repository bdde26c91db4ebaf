import type { Event, View } from '@paddock/games/downforce'
import { type Played, playedCards as playedOf } from '../lanes/played.ts'

export { openCards } from '../lanes/played.ts'

/** The discards, the latest first. */
export function playedCards(view: View, told: readonly Event[]): Played[] {
  return playedOf(view, told.flatMap(laidBy))
}

function laidBy(event: Event): Played[] {
  if (event.type === 'card-played') return [{ card: event.card, seat: event.seat, isThrown: false }]
  if (event.type !== 'hand-discarded') return []
  return event.cards.map((card) => ({ card, seat: event.seat, isThrown: true }))
}
