import type { Rng, Seat, Tell } from '@paddock/kernel'
import { has } from '../../versions.ts'
import { type Card, isSpeed } from '../cards.ts'
import type { Event, FlipReason } from '../event.ts'
import { layOpen } from '../movement/speed.ts'
import type { State } from '../state.ts'
import { cardsOf, discardCard, topOfDeck } from './piles.ts'

/**
 * HT-MOVE-05, HT-MOVE-06, HT-EX-13: turns up cards until a Speed card appears, which joins the play area. HT-GUARD-01:
 * −1 if there is none in deck and discard.
 */
export function flip(state: State, seat: Seat, by: FlipReason, rng: Rng, tell: Tell<Event>): Card {
  const deck = cardsOf(state.decks, seat)
  const discard = cardsOf(state.discard, seat)
  // A discard without a Speed card is not worth shuffling a second time: what is turned up goes back to it.
  while (deck.length > 0 || discard.some(isSpeed)) {
    const card = topOfDeck(state, seat, rng, tell)
    const counts = isSpeed(card)
    if (!counts) discardCard(state, seat, card)
    else {
      layOpen(state, seat, card)
      if (by === 'plus' || by === 'boost' || !has(state, 'accelerate-by-plus-alone')) state.pluses++ // HT-R12
    }
    state.flipped.push(card)
    tell({ type: 'card-flipped', seat, card, counts, by })
    if (counts) return card
  }
  tell({ type: 'flip-failed', seat, by })
  return -1
}
