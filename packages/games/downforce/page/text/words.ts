import type { CarOnTrack } from '@paddock/page-kit/lanes/text/words.ts'
import type { SoFar } from '../../prospects/money.ts'
import type { Colour, PowerName } from '../../rules/cards.ts'
import type { Bid } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { DownforceDrive } from '../board/drive.ts'

/** A power card. */
export interface PowerWords {
  readonly name: string
  readonly effect: string
}

/** What the table of Downforce says in one language. */
export interface TableWords {
  headline(view: View): string
  place(place: number): string
  /** Millions, short: "$6". */
  money(millions: number): string
  /** "Red car", at the start of a sentence; "wild" is for no car in particular. */
  car(colour: Colour): string
  colour(colour: Colour): string
  readonly wild: string
  readonly powers: Readonly<Record<PowerName, PowerWords>>
  readonly noPower: string
  carOnTrack(car: CarOnTrack<Colour>): string
  drive(drive: DownforceDrive): string
  /** How a button for the end of a move is called beside its pips. */
  end(drive: DownforceDrive, space: string | undefined): string
  readonly skipRow: string
  readonly letDrive: string
  readonly leaveBonus: string
  readonly bottomUp: string

  readonly onOffer: string
  grid(place: number): string
  /** Who alone may bid, by their letters. */
  onlyThese(letters: readonly string[]): string
  readonly onceMore: string
  readonly pass: string
  bidding(bid: Bid): string
  bidShort(bid: Bid): string
  sealedBid(bid: Bid): string
  readonly sealedPass: string
  readonly bids: string
  readonly strength: string
  strengthOf(of: string, spaces: number): string

  readonly yourCards: string
  readonly yourPowers: string
  copies(count: number): string
  /** A card row by row, for ears. */
  rows(rows: readonly { readonly colour: Colour | undefined; readonly spaces: number }[]): string
  readonly order: string
  readonly lastCard: string
  row(row: number, rows: number): string
  readonly noCards: string
  readonly chooseEnd: string
  readonly chooseCar: string

  readonly played: string
  readonly playedTitle: string
  readonly nothingPlayed: string
  readonly thrownAway: string

  readonly betsShort: string
  bet(line: number): string
  readonly betsSecret: string
  readonly noBetYet: string
  betOn(colour: Colour, place: number, owner: string | undefined): string
  /** What a bet on the winner, the second and the third pays. */
  pays(pays: readonly number[]): string
  /** The same for a bet by odds, for one car. */
  oddsPay(pays: readonly number[]): string
  readonly oddsHow: string
  /** The money if the race ended as the cars lie. */
  soFar(money: SoFar): string
  readonly nobody: string
  sealedBet(colour: Colour): string
  sealedPower(power: string): string

  cards(count: number): string
  paid(millions: number): string
  readonly noCar: string

  readonly scoreTitle: string
  readonly scoreHow: string
  readonly orderTitle: string
  readonly orderHow: string
  raceOf(race: number, circuit: string): string
  readonly raceMoney: string
  readonly betMoney: string
  readonly prices: string
  readonly total: string
  readonly bothRaces: string
  readonly notHome: string
  odds(factor: number, position: number): string
}
