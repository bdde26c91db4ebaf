import type { ForeseenDrive } from '../../prospects/foreseen-drive.ts'
import type { LastCar } from '../../prospects/last-car.ts'
import type { CardKind } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'

/** The car that is last, by its sign and that of the car ahead. */
export interface SignedLast extends Omit<LastCar, 'car' | 'ahead'> {
  readonly car: string
  readonly ahead: string
  readonly isOwn: boolean
}

/** What the board of Formel Fun says in one language. */
export interface TerminalWords {
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
  last(last: SignedLast): readonly string[]
  drive(drive: ForeseenDrive, isShort: boolean): string
  readonly shown: string
  rules(scoring: View['scoring']): readonly string[]
  scale(cars: number, scoring: View['scoring']): string
}
