import type { Card, Event, View } from '@paddock/games/downforce'
import type { Seat } from '@paddock/kernel'

/** A card that lies open: who played it, or had to throw it away. */
export interface Played {
  readonly card: Card
  readonly seat: Seat | undefined
  readonly isThrown: boolean
}

/** The discards, the latest first. Of what was told some may have been taken back, so the pile itself decides. */
export function playedCards({ discard, card }: View, told: readonly Event[]): Played[] {
  const laid = told.flatMap(laidBy)
  let until = laid.length
  return [...discard, ...(card >= 0 ? [card] : [])].reverse().map((open) => {
    const index = laid.slice(0, until).findLastIndex((one) => one.card === open)
    const found = laid[index]
    if (!found) return { card: open, seat: undefined, isThrown: false }
    until = index
    return found
  })
}

function laidBy(event: Event): Played[] {
  if (event.type === 'card-played') return [{ card: event.card, seat: event.seat, isThrown: false }]
  if (event.type !== 'hand-discarded') return []
  return event.cards.map((card) => ({ card, seat: event.seat, isThrown: true }))
}

/** Cards on the discard pile, and the one in play. */
export function openCards({ discard, card }: View): number {
  return discard.length + (card >= 0 ? 1 : 0)
}
