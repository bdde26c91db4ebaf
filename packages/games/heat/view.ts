import type { Rng, Seat, Viewer } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, heat, speedCards, startingUpgrades, stress } from './cards.ts'
import { shiftCost } from './gears.ts'
import { playsIn } from './phases/play.ts'
import { gearsInReach, playableOf } from './phases/shift.ts'
import { cardsOf, take } from './piles.ts'
import { copyOpen, type Event, isYetToReveal, type OpenState, type State } from './state.ts'
import { circuitCalled } from './track.ts'

/**
 * All that one viewer knows. Of a discard pile it remembers every card that was laid there, since each
 * was laid face up, but not their order: only the top card, the last of the list, is in its place.
 */
export interface View extends OpenState {
  /** The viewer's own cards: in hand, and face down in front. A spectator has none. */
  readonly hand: readonly Card[]
  readonly laid: readonly Card[]
  /** By seat: the cards in hand and face down together, and those in the deck. */
  readonly held: readonly number[]
  readonly deckSizes: readonly number[]
}

export function view(state: State, viewer: Viewer): View {
  const { hands, played, decks } = state
  const open = copyOpen(state)
  for (const discard of open.discard) forgetOrder(discard)
  return {
    ...open,
    hand: viewer === 'spectator' ? [] : (hands[viewer]?.slice() ?? []),
    laid: viewer === 'spectator' ? [] : (played[viewer]?.slice() ?? []),
    held: hands.map((hand, seat) => hand.length + (played[seat]?.length ?? 0)),
    deckSizes: decks.map((deck) => deck.length),
  }
}

/** HT-SET-13: nobody may look through a discard pile. */
function forgetOrder(discard: Card[]): void {
  const top = discard.pop()
  discard.sort((a, b) => a - b)
  if (top !== undefined) discard.push(top)
}

/** HT-SET-12: who draws sees the cards. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cards-drawn' || event.seat === viewer) return event
  return { type: event.type, seat: event.seat, count: event.count }
}

/** Deals what the viewer cannot see anew, seat by seat: everyone has cards of their own. */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const hands: Card[][] = []
  const decks: Card[][] = []
  const played: Card[][] = []
  for (let seat = 0; seat < view.seats; seat++) {
    const unseen = unseenOf(view, seat, viewer)
    const { hand, laid } = seat === viewer ? own(view) : heldBy(view, seat, unseen, rng)
    rng.shuffle(unseen)
    hands.push(hand)
    played.push(laid)
    decks.push(unseen)
  }
  return { ...copyOpen(view), hands, decks, played }
}

interface Held {
  readonly hand: Card[]
  readonly laid: Card[]
}

function own({ hand, laid }: View): Held {
  return { hand: hand.slice(), laid: laid.slice() }
}

/** The cards of a seat that the viewer does not see: all it owns, without those that lie open or are known. */
export function unseenOf(view: View, seat: Seat, viewer: Viewer): Card[] {
  const circuit = circuitCalled(view.options.circuit)
  const unseen = [...speedCards, ...startingUpgrades]
  for (let count = 0; count < circuit.heat; count++) unseen.push(heat)
  for (let count = 0; count < at(view.stress, seat); count++) unseen.push(stress)
  const seen = seat === viewer ? [...view.hand, ...view.laid] : cardsOf(view.known, seat)
  const engine = Array.from({ length: at(view.engine, seat) }, () => heat)
  for (const card of [...seen, ...engine, ...cardsOf(view.area, seat), ...cardsOf(view.discard, seat)]) {
    unseen.splice(unseen.indexOf(card), 1)
  }
  return unseen
}

/** Dealt until it is a hand that could have chosen what everyone has seen it choose. */
function heldBy(view: View, seat: Seat, unseen: Card[], rng: Rng): Held {
  const known = cardsOf(view.known, seat)
  const dealt = at(view.held, seat) - known.length
  for (let tries = 0; tries < patience; tries++) {
    rng.shuffle(unseen)
    const hand = [...known, ...unseen.slice(0, dealt)]
    if (!couldHaveShifted(view, seat, hand)) continue
    unseen.splice(0, dealt)
    return isYetToReveal(view, seat) ? layDown(view, seat, hand, rng) : { hand, laid: [] }
  }
  throw new Error('a view that no deal of the cards fits')
}

/** The rarest hands that have to be met by chance come up once in a hundred deals. */
const patience = 10_000

/** HT-PLAY-06: a gear that is shown tells how many cards can be played. */
function couldHaveShifted(view: View, seat: Seat, hand: readonly Card[]): boolean {
  const { gear, gearBefore, engine, options, order, phase } = view
  const isWaiting = phase === 'play' ? order.includes(seat) : isYetToReveal(view, seat)
  if (!isWaiting || options.gears === 'with-cards') return true
  const [from, to] = [at(gearBefore, seat), at(gear, seat)]
  return gearsInReach(from, at(engine, seat) + shiftCost(from, to), playableOf(hand)).includes(to)
}

/** Some of the cards lie face down: any that the driver could have played, each play as likely as another. */
function layDown(view: View, seat: Seat, hand: Card[], rng: Rng): Held {
  const gear = at(view.gear, seat)
  const gears = view.options.gears === 'first' ? [gear] : gearsInReach(gear, at(view.engine, seat), playableOf(hand))
  const play = rng.pick(gears.flatMap((number) => playsIn(hand, number, [])))
  const laid = play.type === 'play' ? play.cards.slice() : []
  for (const card of laid) take(hand, card)
  return { hand, laid }
}
