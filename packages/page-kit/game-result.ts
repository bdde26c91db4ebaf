/**
 * What a game adds to the result of a match: the story in figures, and what decided it. It is loaded when the match is
 * over, and counts what the viewer was told; nothing of it was reckoned while the match went on.
 */
import type { CarLook } from '@paddock/board'
import type { GameEvent, Ranking, Seat } from '@paddock/kernel'
import type { Looking } from './game-page.ts'

/** What was told of an entry that was not taken back. */
export interface ToldStep<Event extends GameEvent> {
  readonly entry: number
  readonly events: readonly Event[]
}

/** What was counted for someone, and the entry in which it, or most of it, came about. */
export interface Counted {
  readonly amount: number
  readonly at?: number
}

/** Something that the game counts, for each seat. Rivals have the numbers after those of the seats. */
export interface FigureRow {
  readonly label: string
  readonly counted: ReadonlyMap<Seat, Counted>
  /** How an amount is written, where it is more than a number. */
  said?(amount: number): string
}

/** A sentence about what decided the match, and the entry in which that can be seen. */
export interface TurningPoint {
  readonly said: string
  readonly at?: number
}

/** A match that is over, as it was told. */
export interface Told<View, Event extends GameEvent> extends Looking<View> {
  readonly ranking: Ranking
  readonly steps: readonly ToldStep<Event>[]
}

export interface MatchFigures {
  readonly rows: readonly FigureRow[]
  /** The one that mattered most first. */
  readonly turningPoints: readonly TurningPoint[]
}

export interface GameResult<View, Event extends GameEvent> {
  figures(told: Told<View, Event>): MatchFigures
  /** A car of the field, as the board knows it: how it looks, and what it is called in a sentence. */
  car(id: string, looking: Looking<View>): { readonly look: CarLook; readonly name: string }
  /** The car that stands on the podium for a seat, or for a rival: the best of those it had. */
  podiumCar(looking: Looking<View>, seat: Seat): CarLook
  /** What the ranking says beside a place, where the score alone does not tell it from the next. */
  scored?(looking: Looking<View>, seat: Seat): string | undefined
}
