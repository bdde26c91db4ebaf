import type { Stand } from '../../../prospects/bidders.ts'
import type { Colour } from '../../../rules/cards.ts'

/** What the auction says in one language. */
export interface AuctionWords {
  readonly onOffer: string
  /** "Driver 3 of 6" */
  lot(lot: number): string
  readonly offeredAgain: string
  readonly againHelp: string
  readonly anyCar: string
  readonly anyCarHelp: string
  readonly handAndCar: string
  readonly handAndCarHelp: string
  readonly noBid: string
  /** Whose the best bid is. */
  by(name: string): string
  readonly byYou: string
  /** From nothing to the fall of the hammer. */
  readonly hammer: readonly [string, string, string, string]
  soldTo(name: string): string
  readonly soldToYou: string
  /** Why this driver was not bid for. */
  readonly why: Readonly<Record<'last' | 'unwanted', string>>
  owed(money: string): string

  /** For the places of a race. */
  readonly prizes: string
  readonly bidders: string
  readonly stands: Readonly<Record<Stand, string>>
  /** The same in a sentence, where the sign alone does not say it. */
  readonly standHelp: Readonly<Record<Stand, string>>

  readonly drivers: string
  readonly toCome: string
  readonly free: string
  readonly refused: string
  readonly now: string

  readonly yourHand: string
  spacesOf(of: string, spaces: number): string
  readonly wild: string
  /** Rows of one colour in the own hand: "Blue in your hand". */
  inYourHand(colour: Colour): string
  inYourHandSaid(colour: Colour, rows: readonly number[], wilds: readonly number[]): string
  readonly nothingOfIt: string
  pairWith(colour: Colour): string

  readonly pass: string
  /** Before what a finger has looked at and the next tap does. */
  readonly confirm: string
  bid(money: string): string
  readonly raise: string
  readonly less: string
  readonly more: string
  readonly everything: string
  /** What is left after a bid. */
  left(money: string): string
  readonly youLead: string
  readonly youPassed: string
  readonly youAreShort: string

  hand(hand: number): string
  takenBy(name: string): string
  readonly openHands: string
  readonly chooseHand: string
  readonly seeCards: string
  cards(count: number): string
  takeHand(hand: number): string

  readonly chooseCar: string
  takeCar(colour: Colour, spaces: number, wilds: number): string
  points(spaces: number): string

  readonly grid: string
  readonly frontRow: string
  readonly secondRow: string
  readonly lanes: readonly [string, string, string]
  startSpace(place: number): string
  taken(colour: Colour): string

  readonly token: string
  tokenAt(distance: number): string
  readonly finish: string
  ifReached(money: string): string
  readonly nothingIfReached: string
  ifMissed(money: string): string
  place(distance: number): string
  reach(colour: Colour, own: number, all: number, wilds: number): string
  /** What everyone else is doing meanwhile. */
  choosing(name: string, what: 'hand' | 'car' | 'grid' | 'token'): string
}
