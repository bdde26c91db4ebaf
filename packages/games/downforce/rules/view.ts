import type { Parts, Rng, Seat, Viewer } from '@paddock/kernel'
import { countCards, unseen } from '@paddock/racing'
import { mayHold } from './auction/auction.ts'
import { allCars, type Card, carCount, carOfSpeed8, decks, powerCalled, powers } from './cards.ts'
import type { Options } from './options.ts'
import { copyOpen, type Event, type OpenState, openOf, type State } from './state.ts'

/** All that one viewer knows. */
export interface View extends OpenState {
  /** The viewer's own cards (DF-SET-09), and what is left in the own draw pile, in no order. A spectator has none. */
  readonly hand: readonly Card[]
  readonly reserve: readonly Card[]
  /** By seat: cards in hand, and in the own draw pile. */
  readonly cards: readonly number[]
  readonly reserves: readonly number[]
  /** Cards in the common pile, and left over in the box. */
  readonly pile: number
  readonly boxed: number
  /** Cars, and powers, that have not come up yet. */
  readonly lotsLeft: number
  readonly powersLeft: number
  /** By seat, the bets: the own ones; once they are shown, everybody's. */
  readonly bets: readonly (readonly number[])[]
}

type Own = Pick<View, 'hand' | 'reserve' | 'bets'>
type Common = Omit<View, keyof Own>

export function view(state: State, viewer: Viewer): View {
  return Object.assign(copyOpen(state), closed(state), own(state, viewer))
}

function common(state: State): Common {
  return Object.assign(openOf(state), closed(state))
}

/** What everyone sees of cards that lie face down. */
function closed({ hands, piles, pile, box, lots, powerPile }: State): Omit<Common, keyof OpenState> {
  return {
    cards: hands.map((hand) => hand.length),
    reserves: piles.map((pile) => pile.length),
    pile: pile.length,
    boxed: box.length,
    lotsLeft: lots.length,
    powersLeft: powerPile.length,
  }
}

function own({ hands, piles, bets, areBetsShown }: State, viewer: Viewer): Own {
  return {
    hand: viewer === 'spectator' ? [] : (hands[viewer]?.slice() ?? []),
    reserve: viewer === 'spectator' ? [] : (piles[viewer]?.toSorted((a, b) => a - b) ?? []),
    bets: bets.map((own, seat) => (areBetsShown || seat === viewer ? own.slice() : [])), // DF-BET-08
  }
}

export const parts: Parts<State, View> = { common, own }

export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'card-drawn' && event.seat !== viewer) return { type: event.type, seat: event.seat }
  if (event.type === 'bet-made' && event.seat !== viewer)
    return { type: event.type, seat: event.seat, line: event.line }
  return event
}

/**
 * Deals the unseen cards anew, so that every hand holds what it has shown and nothing that it is known
 * not to hold; and makes the others' bets at random.
 */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const { hands, piles, rest } = dealUnseen(view, viewer, rng)
  const open = copyOpen(view)
  return {
    ...open,
    hands,
    piles,
    pile: rest.splice(0, view.pile),
    box: rest,
    ...lotsToCome(view, rng),
    bets: view.bets.map((bets, seat) =>
      seat === viewer || view.areBetsShown ? bets.slice() : betsMade(view).map(() => rng.pick(bettable(view))),
    ),
  }
}

/** The lines for which everyone has bet. */
function betsMade({ odds, due }: View): readonly unknown[] {
  return odds.slice(0, odds.length - due.length)
}

function bettable({ space, finished }: View): number[] {
  return allCars.filter((car) => (space[car] ?? -1) >= 0 || finished.includes(car))
}

interface Dealt {
  readonly hands: Card[][]
  readonly piles: Card[][]
  readonly rest: Card[]
}

/** Hands of which something is known are dealt first; where two such deals get in each other's way, anew. */
function dealUnseen(view: View, viewer: Viewer, rng: Rng): Dealt {
  for (let tries = 0; tries < 1000; tries++) {
    const rest = cardsLeft(view, viewer)
    rng.shuffle(rest)
    const hands: Card[][] = []
    const piles: Card[][] = []
    for (const seat of mostBoundFirst(view)) {
      const held = seat === viewer ? ownCards(view, rng) : heldBy(view, seat, rest, rng)
      if (!held) break
      hands[seat] = held.hand
      piles[seat] = held.pile
    }
    if (Object.keys(hands).length === view.seats) return { hands, piles, rest }
  }
  throw new Error('a view that no deal of the cards fits')
}

interface Held {
  readonly hand: Card[]
  readonly pile: Card[]
}

function ownCards({ hand, reserve }: View, rng: Rng): Held {
  const pile = reserve.slice()
  rng.shuffle(pile)
  return { hand: hand.slice(), pile }
}

/** Takes a seat's hidden cards from the shuffled rest; undefined if what is left there does not fit. */
function heldBy(view: View, seat: Seat, rest: Card[], rng: Rng): Held | undefined {
  const floors = view.floors[seat] ?? []
  const size = view.cards[seat] ?? 0
  const fresh = view.fresh[seat] ?? 0
  const all = size + (view.reserves[seat] ?? 0)
  const bound = (view.shown[seat] ?? []).slice()
  takeFitting(rest, bound, all - fresh, floors)
  if (bound.length < all - fresh) return undefined
  rng.shuffle(bound)
  const hand = bound.splice(0, size - fresh)
  takeFitting(rest, hand, size, unbound)
  return hand.length === size ? { hand, pile: bound } : undefined
}

/** What is known of nobody's cards. */
const unbound: readonly number[] = new Array(carCount + 1).fill(0)

/** Moves cards that may be held from the end of the rest, until there are so many or none is left. */
function takeFitting(rest: Card[], held: Card[], size: number, floors: readonly number[]): void {
  const isFree = floors.every((floor) => floor === 0)
  for (let place = rest.length - 1; place >= 0 && held.length < size; place--) {
    const card = rest[place] ?? 0
    if (!isFree && !mayHold(floors, card)) continue
    held.push(card)
    rest.splice(place, 1)
  }
}

function mostBoundFirst({ floors }: View): Seat[] {
  const bound = floors.map((list) => list.filter((floor) => floor > 0).length)
  return floors.map((_, seat) => seat).sort((a, b) => (bound[b] ?? 0) - (bound[a] ?? 0))
}

/** The regular cards that the viewer has not seen and nobody is known to hold. */
function cardsLeft(view: View, viewer: Viewer): Card[] {
  const { discard, card, hand, reserve, shown } = view
  const others = shown.filter((_, seat) => seat !== viewer)
  const played = [...discard, card].filter((open) => open >= 0 && carOfSpeed8(open) === undefined)
  return unseen(deckCounts[view.options.deck], [played, hand, reserve, ...others])
}

/** How many of each card are in a deck. */
const deckCounts: Readonly<Record<Options['deck'], readonly number[]>> = {
  twowild42: countCards(decks.twowild42),
  plain42: countCards(decks.plain42),
}

function lotsToCome(view: View, rng: Rng): Pick<State, 'lots' | 'powerPile'> {
  const { lot, aside, owner, options, seats } = view
  const up = [...aside, ...(lot ? [lot] : [])]
  const isLeftOut = seats === 2 && options.twoPlayerCunning === 'remove'
  const lots = allCars.filter((car) => (owner[car] ?? -1) < 0 && !up.some((seen) => seen.car === car))
  const powerPile = powers
    .map((_, power) => power)
    .filter((power) => !(isLeftOut && power === powerCalled('cunning')))
    .filter((power) => !view.powers.some((own) => own.includes(power)) && !up.some((seen) => seen.power === power))
  rng.shuffle(lots)
  rng.shuffle(powerPile)
  return { lots: lots.slice(0, view.lotsLeft), powerPile: powerPile.slice(0, view.powersLeft) }
}
