import type { CardKind } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'

/** How the chosen card would carry the car. */
export interface Drive {
  readonly card: CardKind
  readonly turbo: boolean
  /** The number of the space the car stands on, and how far it drives from there. */
  readonly space: number
  readonly distance: number
  /** The number of the space where it would end, its place then, and whether it is over the line. */
  readonly to: number
  readonly place: number
  readonly passes: boolean
  /** How many spaces it would fall back because they are full. */
  readonly fellBack: number
}

/** The car that is last, and how far behind whom; 0 spaces behind: beside it, further out. */
export interface Danger {
  readonly car: string
  readonly ahead: string
  readonly gap: number
  readonly isOwn: boolean
  /** It has not moved yet in this round; and whether the race ends with this round. */
  readonly isToMove: boolean
  readonly isLastRound: boolean
}

/** What the board of Formel Fun says in one language. */
export interface BoardWords {
  /** A letter for each team's colour. */
  readonly letters: readonly string[]
  readonly first: string
  /** Points, as short as can be. */
  points(points: number): string
  readonly theLine: string
  card(kind: CardKind): string
  /** How often a turbo may still be added to another card. */
  turbosLeft(count: number): string
  headline(view: View, races: number, isLastRound: boolean): string
  /** The same thing in several lengths, the longest first. */
  last(danger: Danger): readonly string[]
  drive(drive: Drive, isShort: boolean): string
  readonly shown: string
  rules(scoring: View['scoring']): readonly string[]
  scale(cars: number, scoring: View['scoring']): string
}
