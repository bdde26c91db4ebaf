/** A driver's cards: engine → discard → deck → hand → engine. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, reshuffleIfEmpty } from '@paddock/racing'
import { type Card, countOf, heat, isSpeed, isSponsor } from '../cards.ts'
import type { Event, FlipReason } from '../event.ts'
import type { State } from '../state.ts'

export function cardsOf(lists: readonly Card[][], seat: Seat): Card[] {
  const cards = lists[seat]
  if (!cards) throw new RangeError(`there is no seat ${seat}`)
  return cards
}

/** HT-GEAR-03, HT-REACT-05, HT-CORN-05: from the engine to the discard. */
export function payHeat(state: State, seat: Seat, count: number): void {
  if (count > at(state.engine, seat)) throw new Error(`the engine of seat ${seat} holds less than ${count} Heat`)
  state.engine[seat] = at(state.engine, seat) - count
  const discard = cardsOf(state.discard, seat)
  for (let paid = 0; paid < count; paid++) discard.push(heat)
}

/** Takes a card out of a hand for all to see; what is known of the hand goes with it. */
export function takeFromHand(state: State, seat: Seat, card: Card): void {
  take(cardsOf(state.hands, seat), card)
  forget(state, seat, card)
}

export function take(cards: Card[], card: Card): void {
  const place = cards.indexOf(card)
  if (place < 0) throw new Error(`no card ${card} to take`)
  cards.splice(place, 1)
}

/** The driver has shown the card, and no longer holds it. */
export function forget(state: State, seat: Seat, card: Card): void {
  const known = cardsOf(state.known, seat)
  const place = known.indexOf(card)
  if (place >= 0) known.splice(place, 1)
}

/** Face up, for all to see. */
export function discardCard(state: State, seat: Seat, card: Card): void {
  cardsOf(state.discard, seat).push(card)
  if (isSponsor(card)) show(state, seat, card)
}

/** A sponsor card lies open: from now on everyone knows that the driver owns as many of its kind as lie there. */
export function show(state: State, seat: Seat, card: Card): void {
  const shown = cardsOf(state.shown, seat)
  const open = countOf(cardsOf(state.area, seat), card) + countOf(cardsOf(state.discard, seat), card)
  if (countOf(shown, card) < open) shown.push(card)
}

/** HT-SET-14, HT-SET-15: the top of the deck, −1 if neither deck nor discard has a card left. */
export function topOfDeck(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): Card {
  const deck = cardsOf(state.decks, seat)
  const discard = cardsOf(state.discard, seat)
  const cards = discard.length
  if (reshuffleIfEmpty(deck, discard, rng)) {
    // The deck was empty, so that whoever counts cards knows what is left: the hand, but for the kinds of its sponsors.
    state.known[seat] = cardsOf(state.hands, seat).filter((card) => !isSponsor(card))
    tell({ type: 'deck-reshuffled', seat, cards })
  }
  return deck.pop() ?? -1
}

/** HT-DISC-05 to HT-DISC-07. */
export function drawUpTo(state: State, seat: Seat, size: number, rng: Rng, tell: Tell<Event>): void {
  const hand = cardsOf(state.hands, seat)
  const onTop = cardsOf(state.onTop, seat)
  const drawn: Card[] = []
  while (hand.length < size) {
    const card = topOfDeck(state, seat, rng, tell)
    if (card < 0) break
    hand.push(card)
    drawn.push(card)
    if (onTop.length > 0) {
      onTop.pop()
      cardsOf(state.known, seat).push(card)
    }
  }
  if (drawn.length > 0) tell({ type: 'cards-drawn', seat, count: drawn.length, cards: drawn })
}

/**
 * HT-MOVE-05, HT-MOVE-06: turns up cards until a Speed card appears, which joins the play area. HT-GUARD-01:
 * −1 if there is none in deck and discard.
 */
export function flip(state: State, seat: Seat, by: FlipReason, rng: Rng, tell: Tell<Event>): Card {
  const deck = cardsOf(state.decks, seat)
  const discard = cardsOf(state.discard, seat)
  // A discard without a Speed card is not worth shuffling a second time: what is turned up goes back to it.
  while (deck.length > 0 || discard.some(isSpeed)) {
    const card = topOfDeck(state, seat, rng, tell)
    cardsOf(state.onTop, seat).pop()
    const counts = isSpeed(card)
    if (counts) cardsOf(state.area, seat).push(card)
    else discardCard(state, seat, card)
    state.flipped.push(card)
    tell({ type: 'card-flipped', seat, card, counts, by })
    if (counts) {
      state.pluses++
      return card
    }
  }
  tell({ type: 'flip-failed', seat, by })
  return -1
}

/** HT-SYM-07, HT-SYM-08, HT-V-06: by the revised wording the cards are discarded one by one, so that a reshuffle takes them in. */
export function scrap(state: State, seat: Seat, count: number, rng: Rng, tell: Tell<Event>): void {
  let scrapped: Card[] = []
  let symbol = count
  const lay = () => {
    for (const card of scrapped) discardCard(state, seat, card)
    if (scrapped.length > 0 || symbol > 0) tell({ type: 'cards-scrapped', seat, cards: scrapped, symbol })
    scrapped = []
    symbol = 0
  }
  for (let taken = 0; taken < count; taken++) {
    if (state.options.wording === 'revised' && cardsOf(state.decks, seat).length === 0) lay()
    const card = topOfDeck(state, seat, rng, tell)
    if (card < 0) break
    cardsOf(state.onTop, seat).pop()
    scrapped.push(card)
  }
  lay()
}
