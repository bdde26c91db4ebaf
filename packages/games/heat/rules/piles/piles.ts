/** A driver's cards: engine → discard → deck → hand → engine. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, reshuffleIfEmpty } from '@paddock/racing'
import { type Card, countOf, heat, isSponsor } from '../cards.ts'
import type { Event } from '../event.ts'
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

/** Face up, for all to see. HT-SPON-04: a sponsor card stays with its driver. */
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

/**
 * HT-SET-14: so many cards are needed. Where the deck has fewer, the discards are shuffled into a new one; what is left
 * of the old one lies on top of it. True if they were.
 */
export function restock(state: State, seat: Seat, needed: number, rng: Rng, tell: Tell<Event>): boolean {
  const deck = cardsOf(state.decks, seat)
  const discard = cardsOf(state.discard, seat)
  const cards = discard.length
  if (deck.length >= needed || cards === 0) return false
  const left = deck.splice(0)
  reshuffleIfEmpty(deck, discard, rng)
  deck.push(...left)
  if (left.length === 0) knowHand(state, seat)
  tell({ type: 'deck-reshuffled', seat, cards })
  return true
}

/** The old deck is used up, so that whoever counts cards knows the hand, but for the kinds of its sponsors. */
export function knowHand(state: State, seat: Seat): void {
  state.known[seat] = cardsOf(state.hands, seat).filter((card) => !isSponsor(card))
}

/** HT-SET-15: −1 if neither deck nor discard has a card left. */
export function topOfDeck(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): Card {
  restock(state, seat, 1, rng, tell)
  cardsOf(state.onTop, seat).pop()
  return cardsOf(state.decks, seat).pop() ?? -1
}

/** HT-DISC-05, HT-DISC-06, HT-DISC-07 */
export function drawUpTo(state: State, seat: Seat, size: number, rng: Rng, tell: Tell<Event>): void {
  const [hand, deck, onTop] = [cardsOf(state.hands, seat), cardsOf(state.decks, seat), cardsOf(state.onTop, seat)]
  const ofOldDeck = deck.length
  const isNewDeck = restock(state, seat, size - hand.length, rng, tell)
  const drawn: Card[] = []
  while (hand.length < size) {
    const card = deck.pop()
    if (card === undefined) break // HT-SET-15
    hand.push(card)
    drawn.push(card)
    if (onTop.pop() !== undefined) cardsOf(state.known, seat).push(card)
    if (isNewDeck && drawn.length === ofOldDeck) knowHand(state, seat)
  }
  if (drawn.length > 0) tell({ type: 'cards-drawn', seat, count: drawn.length, cards: drawn })
}
