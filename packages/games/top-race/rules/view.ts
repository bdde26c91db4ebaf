import type { Parts, Rng, Viewer } from '@paddock/kernel'
import { countCards, unseen } from '@paddock/racing'
import { driversToCome } from './auction/auction.ts'
import { allCars, type Card, deck, deckWithoutPairs } from './cards.ts'
import { copyOpen, type Event, type OpenState, openOf, type State } from './state.ts'

/** All that one viewer knows. */
export interface View extends OpenState {
  /** The viewer's own cards. A spectator has none. */
  readonly hand: readonly Card[]
  /** By seat: cards in hand, and in the own pile of a children's race. */
  readonly cards: readonly number[]
  readonly piles: readonly number[]
  /** Cards in the common pile, and left over in the box. */
  readonly pile: number
  readonly boxed: number
  readonly driversLeft: number
  /** The viewer's own bets of this race. Those of a race that is over are in `results`. */
  readonly bets: readonly number[]
}

type Own = Pick<View, 'hand' | 'bets'>
type Common = Omit<View, keyof Own>

export function view(state: State, viewer: Viewer): View {
  return Object.assign(copyOpen(state), closed(state), own(state, viewer))
}

function common(state: State): Common {
  return Object.assign(openOf(state), closed(state))
}

/** What everyone sees of cards that lie face down. */
function closed({ hands, piles, pile, box, drivers }: State): Omit<Common, keyof OpenState> {
  return {
    cards: hands.map((hand) => hand.length),
    piles: piles.map((pile) => pile.length),
    pile: pile.length,
    boxed: box.length,
    driversLeft: drivers.length,
  }
}

/** A hand that was chosen from the table is its owner's alone from then on (TR-OPEN-06). */
function own({ hands, bets }: State, viewer: Viewer): Own {
  if (viewer === 'spectator') return { hand: [], bets: [] }
  return {
    hand: hands[viewer]?.slice() ?? [], // TR-SET-09
    bets: bets[viewer]?.slice() ?? [], // TR-BET-09
  }
}

export const parts: Parts<State, View> = { common, own }

export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'card-drawn' && event.seat !== viewer) return { type: event.type, seat: event.seat }
  if (event.type === 'bet-made' && event.seat !== viewer)
    return { type: event.type, seat: event.seat, line: event.line }
  return event
}

/** Deals the unseen cards and drivers anew, and makes the others' bets at random. */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const cards = cardsLeft(view)
  rng.shuffle(cards)
  const drivers = driversToCome(view)
  rng.shuffle(drivers)
  const deal = (counts: readonly number[]) => counts.map((count) => cards.splice(0, count))
  const others = view.cards.map((count, seat) => (seat === viewer ? 0 : count))
  const hands = deal(others).map((hand, seat) => (seat === viewer ? view.hand.slice() : hand))
  return {
    ...copyOpen(view),
    hands,
    piles: deal(view.piles),
    pile: cards.splice(0, view.pile),
    box: cards,
    drivers: drivers.slice(0, view.driversLeft),
    bets: view.cards.map((_, seat) => (seat === viewer ? view.bets.slice() : betsOf(view, rng))),
  }
}

/** One car at random for every line that all have bet for. */
function betsOf({ betting, phase, results, race }: View, rng: Rng): number[] {
  const isSettled = results.length === race
  const made = isSettled ? 0 : betting + (phase === 'bet' ? 0 : 1)
  return Array.from({ length: made }, () => rng.pick(allCars))
}

const wholeDeck = countCards(deck)
const childrensDeck = countCards(deckWithoutPairs)

/** The cards that the viewer has not seen. */
function cardsLeft({ options, discard, card, shown, hand, openHands }: View): Card[] {
  const inPlay = card < 0 ? [] : [card]
  const chosen = shown.map((play) => play.card)
  return unseen(options.game === 'children' ? childrensDeck : wholeDeck, [discard, inPlay, chosen, hand, ...openHands])
}
