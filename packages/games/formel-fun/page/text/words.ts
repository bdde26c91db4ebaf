import type { ForeseenDrive } from '../../prospects/foreseen-drive.ts'
import type { LastCar } from '../../prospects/last-car.ts'
import type { CardKind } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'

/** A car on the track, for those who hear it. */
export interface CarOnTrack {
  readonly car: string
  readonly space: number
  readonly place: number
  readonly isOnTurn: boolean
}

/** What the table of Formel Fun says in one language. */
export interface TableWords {
  headline(view: View, races: number, isLastRound: boolean): string
  place(place: number): string
  card(kind: CardKind): string
  carOnTrack(car: CarOnTrack): string
  /** A whole drive in a sentence: "red 7 on a 7: 7 spaces to a 4, third." */
  drive(drive: ForeseenDrive): string
  readonly turbo: string
  /** How often a turbo may still be added to another card. */
  turbosLeft(count: number): string
  /** The same beside signs that show how many. */
  readonly extraTurbos: string
  readonly order: string
  readonly hand: string
  /** How many such cards are held. */
  copies(count: number): string
  readonly noCards: string
  last(last: Pick<LastCar, 'isToMove' | 'isLastRound'>, car: string, isOwn: boolean): string
  readonly lastMark: string
  points(points: number): string
  cards(count: number): string
  carOut(car: string): string
  scoreTitle(scoring: View['scoring']): string
  readonly race: string
  readonly final: string
  readonly winner: string
  readonly total: string
  scale(cars: number, scoring: View['scoring']): string
}
