/** The colours that cars have in games of this family. */
export type Colour = 'black' | 'blue' | 'green' | 'orange' | 'red' | 'white' | 'yellow'

/** What the boards of games on lanes say alike. */
export interface LaneWords {
  readonly letters: Readonly<Record<Colour, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly you: string
  readonly nobody: string
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
  /** In the auction: the heads of the table, and how a car stands. */
  readonly heads: { readonly car: string; readonly grid: string; readonly hand: string; readonly owner: string }
  readonly isOnOffer: string
  readonly isToCome: string
  /** "10 cards" */
  cards(count: number): string
  bets(letters: readonly string[]): string
  readonly pass: string
  place(place: number): string
}
