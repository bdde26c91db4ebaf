import type { Colour } from '../../../rules/cards.ts'

/** What is said about money, in one language. */
export interface MoneyWords {
  /** Thousands in full: "$60,000". */
  money(thousands: number): string
  /** For small places: "$60k". */
  short(thousands: number): string
  /** A gain or a loss, in thousands and without a currency: "+60", "−30", "0". */
  signed(thousands: number): string
  owes(thousands: number): string
  place(place: number): string
  /** "Red car", at the start of a sentence. */
  car(colour: Colour): string
  /** "Red driver", at the start of a sentence. */
  driver(colour: Colour): string
  readonly nobody: string

  cards(count: number): string
  readonly noDriver: string
  readonly isHome: string
  /** A broken-down car. */
  readonly brokenDown: string
  readonly bank: string
  readonly bankHelp: string
  token(distance: number): string

  readonly ledger: string
  readonly openLedger: string
  readonly inThousands: string
  readonly balances: string
  readonly start: string
  race(race: number): string
  readonly raceNow: string
  readonly bought: string
  readonly stillToChoose: string
  readonly prizes: string
  readonly tokens: string
  tokenResult(token: number, distance: number): string
  readonly bets: string
  readonly sum: string
  readonly balance: string

  /** "Race 1 of 3 · red wins" */
  raceOver(race: number, races: number, winner: Colour): string
  readonly orderTitle: string
  readonly byPosition: string
  readonly betsTitle: string
  /** The title of the button that ends looking at a result. */
  nextRace(race: number): string
  /** "Race 3" and how it ended. */
  lastRace(race: number): string
  readonly childrenTitle: string
  childrenHow(winners: string, colour: Colour): string
}
