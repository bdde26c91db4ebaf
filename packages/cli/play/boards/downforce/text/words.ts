import type { Options, PowerName } from '@paddock/games/downforce'

/** Where a match stands. */
export interface Stage {
  readonly circuit: string
  readonly race: number
  readonly races: number
  readonly moment:
    | { readonly kind: 'lot'; readonly number: number; readonly of: number }
    | { readonly kind: 'second-offer' | 'powers' | 'race' | 'over' }
    | { readonly kind: 'bet'; readonly line: number }
}

/** What the board of Downforce says in one language. */
export interface BoardWords {
  /** By car: its letter, its colour. */
  readonly letters: readonly string[]
  readonly colours: readonly string[]
  readonly wild: string
  readonly powers: Readonly<Record<PowerName, string>>
  /** What a power does, in a line. */
  readonly powerHelp: Readonly<Record<PowerName, string>>
  readonly you: string
  readonly nobody: string
  headline(stage: Stage): string
  /** Above the lines across the track. */
  readonly start: string
  readonly finish: string
  bet(line: number): string
  /** How often a car has crossed the start line, in two columns. */
  lap(lap: number): string
  /** Whose card lies on the table; the one that is looked at. */
  cardOf(name: string): string
  readonly yourCard: string
  readonly thisCard: string
  /** In the auction: what is sold, the heads of the table, and how a car stands. */
  onOffer(colour: string, power: string | undefined): string
  readonly heads: { readonly car: string; readonly grid: string; readonly hand: string; readonly owner: string }
  readonly isOnOffer: string
  readonly isToCome: string
  readonly isAside: string
  owned(name: string, price: number): string
  /** Those for this car, and those for the one before. */
  readonly bids: string
  readonly lastBids: string
  readonly passed: string
  /** "10 cards", "−7 million". */
  cards(count: number): string
  paid(millions: number): string
  bets(letters: readonly string[]): string
  /** What a choice leads to. */
  bidding(card: string, value: number): string
  readonly pass: string
  readonly upsideDown: string
  readonly shown: string
  /** How the money came together. */
  readonly betsSum: string
  readonly before: string
  place(place: number): string
  rules(options: Options): readonly string[]
  scale(options: Options): string
}
