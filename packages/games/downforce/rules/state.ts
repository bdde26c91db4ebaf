import type { Seat } from '@paddock/kernel'
import { progressAt, type Track } from '@paddock/racing/lanes'
import type { Car, Card, Power } from './cards.ts'
import type { Options } from './options.ts'
import { trackCalled } from './track.ts'

export { home, ownedBy } from '@paddock/racing/lanes'
export { clone, copyOpen, openOf } from './copy.ts'
export type { Event, SaleReason } from './event.ts'

/**
 * What is decided next: a bid for the lot on offer, the power to keep, the power to take for Cunning,
 * the card to play, whether to skip a row, the car of a wild, the end of a car's move, the bonus of
 * Determined, a bet.
 */
export type Phase = 'bid' | 'keep' | 'swap' | 'card' | 'skip' | 'wild' | 'move' | 'bonus' | 'bet' | 'over'

/** A car with its power, as it is sold. */
export interface Lot {
  readonly car: Car
  readonly power: Power
}

/** A bid as it was shown: no card stands for an open pass, no value for a card that bids nothing. */
export interface Bid {
  readonly seat: Seat
  readonly card: Card | null
  readonly value: number
  /** Where the value comes from: a row of the colour, a wild (DF-AUC-05), the lowest number (DF-AUC-06). */
  readonly by: 'row' | 'wild' | 'lowest' | 'nothing'
}

/** What is left of a race that is over: all that the money is counted from, and where the cars stood. */
export interface RaceResult {
  readonly circuit: Options['circuit']
  readonly owner: readonly number[]
  readonly price: readonly number[]
  readonly finished: readonly Car[]
  readonly space: readonly number[]
  readonly odds: readonly (readonly number[])[]
  readonly bets: readonly (readonly number[])[]
  /** The cards that were played or laid down, and what the wilds of the last one took. */
  readonly discard: readonly Card[]
  readonly named: readonly Car[]
}

/** What lies open on the table. Lists of cars hold −1 for nobody, nowhere and nothing. */
export interface OpenState {
  /** The version of the rules that is played. */
  readonly rules: number
  readonly seats: number
  /** As played: see `effective`. */
  readonly options: Options
  /** 1, or on a world tour 1 and 2; and where it is driven. */
  race: number
  circuit: Options['circuit']
  phase: Phase

  /** On offer; null when nothing is. The second offer is for those who have no car (DF-AUC-17). */
  lot: Lot | null
  isSecondOffer: boolean
  /** Set aside because nobody bid, first of all first. */
  aside: Lot[]
  /** As they were last shown. */
  bids: Bid[]
  /** Listed by car. */
  owner: number[]
  price: number[]
  /** Each seat's power cards: several until the auction is over, then one or none. */
  powers: Power[][]
  /** Power cards that were given up, by the rules before `any-power-for-cunning`; since then none are noted. */
  given: readonly Power[]

  /** The cars whose Speed-8 each seat has not played yet. */
  speed8: Car[][]
  /** Open to everybody (DF-R20). */
  discard: Card[]
  /** Cards that a seat has shown and must still have. */
  shown: Card[][]
  /** By seat, what its cards are known not to hold: for each colour and last for wilds, no row below this number. */
  floors: number[][]
  /** By seat, how many cards of the hand, the newest ones, came from the common pile and are not bound by `floors`. */
  fresh: number[]

  /** Where each car stands, and how often it has crossed the line. Off the track: −1. */
  space: number[]
  lap: number[]
  /** The cars that are home, the winner first. */
  finished: Car[]

  /** Whose card it is; the card, −1 between cards; bottom to top with Tricky. */
  turn: Seat
  card: number
  isReversed: boolean
  /** The row being carried out, counted in the order of carrying out. */
  row: number
  /** The car of that row, once it is known; and whether it is settled that the row is not skipped. */
  car: number
  isGoing: boolean
  hasSkipped: boolean
  /** What the wilds of the latest card took. */
  named: Car[]

  /** The lines that have been crossed, and those whose bets are still to be made: counted from 0, in order. */
  crossed: number[]
  due: number[]
  /** For every line, the position of each car when the bets were asked for (DF-OPT-05). */
  odds: number[][]
  /** Once the race is over, everybody's bets are shown (DF-BET-08). */
  areBetsShown: boolean
  /** World tour: how the first race ended, once it has. */
  before: RaceResult | null
}

/** The whole table. */
export interface State extends OpenState {
  hands: Card[][]
  /** Two players: each one's own draw pile. Three-card hands: the common one. The top card last. */
  piles: Card[][]
  pile: Card[]
  /** Left over after the deal; nobody sees them. */
  box: Card[]
  /** Cars and powers still to come up, the next one last. */
  lots: Car[]
  powerPile: Power[]
  /** By seat, the car of each bet. */
  bets: number[][]
}

export type Action =
  /** No card is an open pass. */
  | { readonly type: 'bid'; readonly card: Card | null }
  | { readonly type: 'keep'; readonly power: Power }
  | { readonly type: 'play'; readonly card: Card; readonly reversed?: true }
  | { readonly type: 'skip' }
  | { readonly type: 'go' }
  | { readonly type: 'wild'; readonly car: Car }
  /** Where the car ends: a space, or `home`. With `more`, by the one space of Aggressive. */
  | { readonly type: 'move'; readonly to: number; readonly more?: true }
  /** Where the two spaces of Determined end; null leaves them. */
  | { readonly type: 'bonus'; readonly to: number | null }
  | { readonly type: 'bet'; readonly car: Car }

/** What answers where the cars are: the state, and every view of it. */
export type Positions = Pick<OpenState, 'options' | 'circuit' | 'space' | 'lap' | 'finished'>

export function trackOf({ circuit }: Pick<OpenState, 'circuit'>): Track {
  return trackCalled(circuit)
}

/** How far a car has come, in columns. */
export function progressOf(state: Positions, car: Car): number {
  return progressAt(trackOf(state), state.lap[car] ?? 0, state.space[car] ?? 0)
}

export function isOnTrack({ space }: Pick<OpenState, 'space'>, car: Car): boolean {
  return (space[car] ?? -1) >= 0
}
