import type { Parts, Rng, Seat, Viewer } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { legendCards } from '../modules/legends/cards.ts'
import { copiesOfSponsor } from '../modules/season/sponsors.ts'
import { type Card, heat, inPlay, isSponsor, speedCards, sponsorCards, stress, upgradeCards } from './cards.ts'
import { shiftCost } from './gears.ts'
import { playsIn } from './phases/round/play.ts'
import { gearsInReach, playableOf } from './phases/round/shift.ts'
import { cardsOf, take } from './piles/piles.ts'
import { copyOpen, type Event, isYetToReveal, type OpenState, openOf, type State } from './state.ts'

/**
 * All that one viewer knows. HT-R1: of a discard pile it remembers every card that was laid there, since each
 * was laid face up, but not their order: only the top card, the last of the list, is in its place.
 */
export interface View extends OpenState {
  /** HT-PLAY-04: the viewer's own cards, in hand and face down in front. A spectator has none. */
  readonly hand: readonly Card[]
  readonly laid: readonly Card[]
  /** The viewer's own sponsor cards that nobody else has seen, wherever they are. */
  readonly sponsored: readonly Card[]
  /** By seat: the cards in hand and face down together, and those in the deck. */
  readonly held: readonly number[]
  readonly deckSizes: readonly number[]
}

type Own = Pick<View, 'hand' | 'laid' | 'sponsored'>
type Common = Omit<View, keyof Own>

export function view(state: State, viewer: Viewer): View {
  return Object.assign(copyOpen(state), closed(state), own(state, viewer))
}

/** Shares with the state what nobody has to put in order or count first. */
function common(state: State): Common {
  return Object.assign(openOf(state), closed(state))
}

/** What everyone sees of cards that are not all to be seen. */
function closed({ hands, played, decks, discard }: State): Pick<View, 'discard' | 'held' | 'deckSizes'> {
  return {
    discard: discard.map(inNoOrder),
    held: hands.map((hand, seat) => hand.length + (played[seat]?.length ?? 0)),
    deckSizes: decks.map((deck) => deck.length),
  }
}

function own(state: State, viewer: Viewer): Own {
  if (viewer === 'spectator') return { hand: [], laid: [], sponsored: [] }
  return {
    hand: cardsOf(state.hands, viewer).slice(),
    laid: cardsOf(state.played, viewer).slice(),
    sponsored: unshownSponsors(state, viewer),
  }
}

export const parts: Parts<State, View> = { common, own }

function unshownSponsors(state: State, seat: Seat): Card[] {
  if (at(state.sponsors, seat) === 0) return []
  const { hands, played, decks, area, discard, shown } = state
  const own = [hands, played, decks, area, discard].flatMap((piles) => cardsOf(piles, seat)).filter(isSponsor)
  for (const card of cardsOf(shown, seat)) take(own, card)
  return own.sort((a, b) => a - b)
}

/** HT-SET-13: nobody may look through a discard pile. */
function inNoOrder(pile: readonly Card[]): Card[] {
  const discard = pile.slice()
  const top = discard.length - 1
  // By insertion: a handful of cards, and mostly in order already.
  for (let sorted = 1; sorted < top; sorted++) {
    const card = at(discard, sorted)
    let place = sorted
    for (; place > 0 && at(discard, place - 1) > card; place--) discard[place] = at(discard, place - 1)
    discard[place] = card
  }
  return discard
}

/** HT-SET-12, HT-SPON-01: who draws sees the cards. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'cards-drawn':
    case 'sponsors-dealt':
    case 'sponsor-gained':
      return event.seat === viewer ? event : unnamed(event)
    default:
      return event
  }
}

function unnamed(event: Extract<Event, { type: 'cards-drawn' | 'sponsors-dealt' | 'sponsor-gained' }>): Event {
  if (event.type !== 'sponsor-gained') return { type: event.type, seat: event.seat, count: event.count }
  const { card: _, ...told } = event
  return told
}

/**
 * Deals what the viewer cannot see anew: the common decks, then seat by seat, since everyone has cards of their own.
 * HT-GUARD-11: by such worlds it is judged whether a decision has shown something hidden, and can be taken back.
 */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const hands: Card[][] = []
  const decks: Card[][] = []
  const played: Card[][] = []
  const sponsorDeck = unseenSponsors(view)
  rng.shuffle(sponsorDeck)
  for (let seat = 0; seat < view.seats; seat++) {
    const hidden = seat === viewer ? view.sponsored : sponsorDeck.splice(0, unshownCount(view, seat))
    const unseen = unseenOf(view, seat, viewer, hidden)
    const onTop = cardsOf(view.onTop, seat)
    for (const card of onTop) take(unseen, card)
    const { hand, laid } = seat === viewer ? ownHeld(view) : heldBy(view, seat, unseen, rng)
    rng.shuffle(unseen)
    hands.push(hand)
    played.push(laid)
    decks.push([...unseen, ...onTop])
  }
  const upgradeDeck = unseenUpgrades(view)
  const legendDeck = view.options.legends === 0 ? [] : legendCards.filter((card) => !view.legendCards.includes(card))
  rng.shuffle(upgradeDeck)
  rng.shuffle(legendDeck)
  return { ...copyOpen(view), hands, decks, played, upgradeDeck, sponsorDeck, legendDeck }
}

function unshownCount({ sponsors, shown }: View, seat: Seat): number {
  return at(sponsors, seat) - cardsOf(shown, seat).length
}

/** The sponsor cards that the viewer has not seen: in the deck, or with others. */
function unseenSponsors({ options, spent, shown, sponsored }: View): Card[] {
  if (options.event === 'none') return []
  const cards = sponsorCards.flatMap((card) => Array.from({ length: copiesOfSponsor }, () => card))
  for (const card of [...spent, ...shown.flat(), ...sponsored]) take(cards, card)
  return cards
}

/** What is left in the deck of the workshop. Every upgrade that is not there lies open. */
function unseenUpgrades({ options, market, aside, upgrades }: View): Card[] {
  if (options.workshop === 'off') return []
  const cards = upgradeCards(options.upgrades)
  for (const card of [...market, ...aside, ...upgrades.flat()]) take(cards, card)
  return cards
}

interface Held {
  readonly hand: Card[]
  readonly laid: Card[]
}

function ownHeld({ hand, laid }: View): Held {
  return { hand: hand.slice(), laid: laid.slice() }
}

/**
 * The cards of a seat that the viewer does not see: all it owns, without those that lie open or are known. Of its
 * sponsor cards that nobody has seen, those that are named.
 */
export function unseenOf(
  view: View,
  seat: Seat,
  viewer: Viewer,
  hidden: readonly Card[] = seat === viewer ? view.sponsored : [],
): Card[] {
  const unseen = [...speedCards, ...cardsOf(view.upgrades, seat).map(inPlay), ...cardsOf(view.shown, seat), ...hidden]
  for (let count = 0; count < view.dealtHeat; count++) unseen.push(heat)
  for (let count = 0; count < at(view.stress, seat); count++) unseen.push(stress)
  const seen = seat === viewer ? [...view.hand, ...view.laid] : cardsOf(view.known, seat)
  for (let count = 0; count < at(view.engine, seat); count++) take(unseen, heat)
  for (const cards of [seen, cardsOf(view.area, seat), cardsOf(view.discard, seat)]) {
    for (const card of cards) take(unseen, card)
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
  if (!isWaiting || options.gears !== 'first') return true
  const [from, to] = [at(gearBefore, seat), at(gear, seat)]
  return gearsInReach(from, at(engine, seat) + shiftCost(from, to), playableOf(hand)).includes(to)
}

/** Some of the cards lie face down: any that the driver could have played, each play as likely as another. */
function layDown(view: View, seat: Seat, hand: Card[], rng: Rng): Held {
  const gear = at(view.gear, seat)
  const engine = view.options.gears === 'tournament' ? 1 : at(view.engine, seat)
  const gears = view.options.gears === 'first' ? [gear] : gearsInReach(gear, engine, playableOf(hand))
  const play = rng.pick(gears.flatMap((number) => playsIn(hand, number, [])))
  const laid = play.type === 'play' ? play.cards.slice() : []
  for (const card of laid) take(hand, card)
  return { hand, laid }
}
