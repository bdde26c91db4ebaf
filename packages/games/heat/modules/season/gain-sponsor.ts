/** Sponsor cards: how they are gained, and how they are used up. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, reshuffleIfEmpty } from '@paddock/racing'
import { type Card, isSponsor } from '../../rules/cards.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import type { Event, State } from '../../rules/state.ts'
import { removeOne } from '../../rules/symbols-left.ts'
import type { SponsorReason } from './event.ts'

/** HT-SPON-01, HT-SPON-05, HT-SPON-06: the top card into the hand; −1 if there is none to be had. */
export function takeSponsor(state: State, seat: Seat, rng: Rng): Card {
  reshuffleIfEmpty(state.sponsorDeck, state.spent, rng)
  const card = state.sponsorDeck.pop() ?? -1
  if (card < 0) return card
  cardsOf(state.hands, seat).push(card)
  state.sponsors[seat] = at(state.sponsors, seat) + 1
  return card
}

export function gainSponsor(
  state: State,
  seat: Seat,
  by: SponsorReason,
  rng: Rng,
  tell: Tell<Event>,
  corner?: string,
): void {
  const card = takeSponsor(state, seat, rng)
  if (card < 0) tell({ type: 'no-sponsor-left', seat, by })
  else tell({ type: 'sponsor-gained', seat, by, card, ...(corner === undefined ? {} : { corner }) })
}

/** HT-SYM-22: the played ones are out of the race, and can be gained again when the deck runs out. */
export function useUpSponsors(state: State, seat: Seat, tell: Tell<Event>): void {
  const area = cardsOf(state.area, seat)
  const used = area.filter(isSponsor)
  if (used.length === 0) return
  for (const card of used) {
    removeOne(area, card)
    removeOne(cardsOf(state.shown, seat), card)
    state.spent.push(card)
  }
  state.sponsors[seat] = at(state.sponsors, seat) - used.length
  tell({ type: 'sponsors-used', seat, cards: used })
}
