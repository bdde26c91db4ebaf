/** Cards that go from one pile of a driver to another, as whoever looks sees it. */
import type { Seat, Viewer } from '@paddock/kernel'
import { type Card, countOf, isSponsor } from '../rules/cards.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export function copies(card: Card, count: number): Card[] {
  return Array.from({ length: count }, () => card)
}

export function without(held: readonly Card[], cards: readonly Card[]): Card[] {
  const left = held.slice()
  for (const card of cards) {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

export function discarded(view: View, seat: Seat, cards: readonly Card[]): View {
  return { ...view, discard: view.discard.with(seat, [...(view.discard[seat] ?? []), ...cards]) }
}

/** Out of the hand, or from where they lay face down: to others both are what a driver holds. */
export function taken(view: View, seat: Seat, cards: readonly Card[], viewer: Viewer): View {
  const left = {
    ...view,
    held: view.held.with(seat, (view.held[seat] ?? 0) - cards.length),
    known: view.known.with(seat, without(view.known[seat] ?? [], cards)),
  }
  if (seat !== viewer) return left
  const isLaid = view.laid.length > 0
  return isLaid ? { ...left, laid: without(view.laid, cards) } : { ...left, hand: without(view.hand, cards) }
}

/** Into the hand, from wherever. */
export function received(view: View, seat: Seat, count: number, cards: readonly Card[], viewer: Viewer): View {
  return {
    ...view,
    held: view.held.with(seat, (view.held[seat] ?? 0) + count),
    hand: seat === viewer ? [...view.hand, ...cards] : view.hand,
  }
}

export function drawn(view: View, event: Extract<Event, { type: 'cards-drawn' }>, viewer: Viewer): View {
  const { seat, count, cards = [] } = event
  return received(fromDeck(view, seat, count), seat, count, cards, viewer)
}

/** So many cards leave the top of the deck. */
export function fromDeck(view: View, seat: Seat, count: number): View {
  const onTop = view.onTop[seat] ?? []
  return {
    ...view,
    deckSizes: view.deckSizes.with(seat, (view.deckSizes[seat] ?? 0) - count),
    onTop: view.onTop.with(seat, onTop.slice(0, Math.max(0, onTop.length - count))),
  }
}

export function ontoDeck(view: View, seat: Seat, count: number): View {
  return { ...view, deckSizes: view.deckSizes.with(seat, (view.deckSizes[seat] ?? 0) + count) }
}

/** The sponsor cards that lie open are known to all from now on. */
export function withShownSponsors(view: View, viewer: Viewer): View {
  let { shown, sponsored } = view
  for (const [seat, known] of view.shown.entries()) {
    const open = [...(view.area[seat] ?? []), ...(view.discard[seat] ?? [])]
    for (const card of new Set(open.filter(isSponsor))) {
      const more = copies(card, Math.max(0, countOf(open, card) - countOf(known, card)))
      if (more.length === 0) continue
      shown = shown.with(seat, [...(shown[seat] ?? []), ...more])
      if (seat === viewer) sponsored = without(sponsored, more)
    }
  }
  return shown === view.shown ? view : { ...view, shown, sponsored }
}
