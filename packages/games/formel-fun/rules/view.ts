import type { Parts, Rng, Viewer } from '@paddock/kernel'
import { allCards } from './cards.ts'
import { copyOpen, type Event, type OpenState, openOf, type State } from './state.ts'

/** All that one viewer knows: everything but the other hands and the order of the pile. */
export interface View extends OpenState {
  /** The viewer's own cards; a spectator has none. */
  readonly hand: readonly number[]
  /**
   * The backs of every hand: for each card, oldest first, the shuffle it came from. People see
   * where in a hand a card is taken from and put, so this is known to all; and a card that was in
   * the discards at the last shuffle cannot be one that was held all along.
   */
  readonly backs: readonly (readonly number[])[]
  /** How many cards are left in the draw pile. */
  readonly pile: number
}

export function view(state: State, viewer: Viewer): View {
  return Object.assign(copyOpen(state), closed(state), own(state, viewer))
}

function common(state: State): Omit<View, 'hand'> {
  return Object.assign(openOf(state), closed(state))
}

/** What everyone sees of cards that lie face down. */
function closed({ hands, pile, shuffleOf }: State): Pick<View, 'backs' | 'pile'> {
  return { backs: hands.map((hand) => hand.map((card) => shuffleOf[card] ?? 0)), pile: pile.length }
}

/** FF-SET-08 */
function own({ hands }: State, viewer: Viewer): Pick<View, 'hand'> {
  return { hand: viewer === 'spectator' ? [] : (hands[viewer]?.slice() ?? []) }
}

export const parts: Parts<State, View> = { common, own }

/** FF-SET-08: what was drawn is the owner's secret. */
export function redact(event: Event, viewer: Viewer): Event {
  return event.type === 'card-drawn' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event
}

/**
 * Deals the unseen cards anew: each shuffle's to the places that hold cards of that shuffle. What a
 * newer card played says of the older ones beside it is left out (see docs/decisions.md).
 */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const { hand, backs, pile: left } = view
  const seen = new Set([...view.discard, ...hand])
  const unseen: number[][] = Array.from({ length: view.shuffles + 1 }, () => [])
  for (const card of allCards) if (!seen.has(card)) unseen[view.shuffleOf[card] ?? 0]?.push(card)
  for (const cards of unseen) rng.shuffle(cards)
  const hands = backs.map((shuffles, seat) =>
    seat === viewer ? hand.slice() : shuffles.map((shuffle) => take(unseen[shuffle])),
  )
  const pile = Array.from({ length: left }, () => take(unseen[view.shuffles]))
  return { ...copyOpen(view), hands, pile }
}

function take(cards: number[] | undefined): number {
  const card = cards?.pop()
  if (card === undefined) throw new Error('a view that does not add up to all cards')
  return card
}
