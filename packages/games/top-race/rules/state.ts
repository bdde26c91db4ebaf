import type { Seat } from '@paddock/kernel'
import type { Car, Card } from './cards.ts'
import type { Options } from './options.ts'

export { home, ownedBy } from '@paddock/racing/lanes'
export { clone, copyOpen, openOf } from './copy.ts'
export type { Event } from './event.ts'

/**
 * What is decided next. Of a driver: a bid, then the hand, the car, its start space and its token. Of a
 * turn: the card (`draw` from a pile, `choose` by everyone at once), what a pair does, the row, the car of
 * a wild, the end of a car's move. And the bets.
 */
export type Phase =
  | 'bid'
  | 'hand'
  | 'car'
  | 'grid'
  | 'token'
  | 'card'
  | 'draw'
  | 'choose'
  | 'pair'
  | 'row'
  | 'wild'
  | 'move'
  | 'bet'
  | 'over'

/** A card that somebody has chosen. */
export interface CardLaid {
  readonly seat: Seat
  readonly card: Card
}

/** All that the money of a race is counted from, and how it ended. */
export interface RaceResult {
  readonly owner: readonly number[]
  readonly price: readonly number[]
  /** The cars from first to last, and how many of them crossed the finish. */
  readonly order: readonly Car[]
  readonly finished: number
  /** By seat, the car of each bet. */
  readonly bets: readonly (readonly number[])[]
  /** By car, in inside spaces from the finish: its token, 0 for none, and where it came to. */
  readonly token: readonly number[]
  readonly distance: readonly number[]
  /** Where the cars stood, in which lap, and what had been played. */
  readonly space: readonly number[]
  readonly aside: readonly number[]
  readonly lap: readonly number[]
  readonly discard: readonly Card[]
}

/** What lies open on the table. Lists of cars hold −1 for nobody and nowhere. */
export interface OpenState {
  readonly seats: number
  /** As played: see `effective`. */
  readonly options: Options
  race: number
  phase: Phase
  /** Who has the bank and the auctions in this race; −1 in a children's race. */
  controller: number
  /** Money of each seat, and what is left in the bank. */
  purse: number[]
  bank: number
  /** The races that are over. */
  results: RaceResult[]

  /** On offer: a driver, or −1 for the car that the buyer will choose. */
  lot: number
  /** How many have been offered in this race; whether this one was refused before. */
  offers: number
  wasRefused: boolean
  /** Under the pile, the next one first. */
  refused: Car[]
  /** The best bid and whose it is, −1 for nobody's yet; who has passed; who speaks. */
  bid: number
  bidder: number
  passed: Seat[]
  speaker: Seat
  /** Who has bought last and takes what was bought. */
  buyer: number
  /** Open hands that nobody has chosen yet, empty where one was; and by seat which one it chose. */
  openHands: Card[][]
  handOf: number[]
  owner: number[]
  price: number[]
  /** Beside the track, in nobody's way (TR-TOKEN-04). */
  token: number[]

  discard: Card[]
  /** Where each car stands, and how often it has crossed the line. Off the track: −1. */
  space: number[]
  lap: number[]
  /** Where each car that broke down stood; −1 for all others. */
  aside: number[]
  /** The cars that are home, the winner first. */
  finished: Car[]

  /** Whose card it is, and the card, −1 between cards. */
  turn: Seat
  card: number
  /** Total-move: what was shown and is still to be carried out, the next first. */
  shown: CardLaid[]
  /** The rows of the card that have been carried out; the one that is being, −1 for none; and its car once it is known. */
  done: number[]
  row: number
  car: number
  /** Since cards were last chosen: the rows in the order in which they were carried out, and what their wilds took. */
  carried: number[]
  named: Car[]

  /** The lines that have been crossed, and those for which bets were made or are asked for: from 0. */
  crossed: number[]
  betting: number
}

/** The whole table. */
export interface State extends OpenState {
  hands: Card[][]
  /** Children: each one's own pile. Otherwise the common one. The top card last. */
  piles: Card[][]
  pile: Card[]
  /** Left over after the deal; nobody sees them. */
  box: Card[]
  /** Drivers still to be turned up, the next one last. */
  drivers: Car[]
  /** By seat, the car of each bet of this race. */
  bets: number[][]
}

export type Action =
  | { readonly type: 'bid'; readonly bid: number }
  | { readonly type: 'pass' }
  | { readonly type: 'hand'; readonly hand: number }
  | { readonly type: 'car'; readonly car: Car }
  /** A place of the grid, the pole is 0. */
  | { readonly type: 'grid'; readonly place: number }
  | { readonly type: 'token'; readonly distance: number }
  | { readonly type: 'play'; readonly card: Card }
  /** A pair that may not be played any more, by someone who holds nothing else (TR-T10-01). */
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'draw' }
  | { readonly type: 'accelerate' }
  | { readonly type: 'break-down' }
  | { readonly type: 'row'; readonly row: number }
  | { readonly type: 'wild'; readonly car: Car }
  /** Where the car ends: a space, or `home`. */
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'bet'; readonly car: Car }
