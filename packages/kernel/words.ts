import type { GameEvent, Seat } from './game.ts'

/** The languages every game speaks. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** How the people of a table are called, in the language of whoever reads. */
export type Name = (seat: Seat) => string

/** What an option is called, what it does, and the same for each value it may take. */
export interface OptionWords<Value> {
  readonly label: string
  readonly help: string
  readonly values: Readonly<Record<`${Value & (string | number | boolean)}`, string>>
  /** What a value means, in a sentence, where its name does not say it. */
  readonly about?: Readonly<Partial<Record<`${Value & (string | number | boolean)}`, string>>>
}

/** A ready-made set of options: what it is called, and what it is like to play. */
export interface SetWords {
  readonly label: string
  readonly about: string
}

/** What is said of a game's options, in one language, to those who set up a match. At the table nobody needs it. */
export interface SetupWords<Options> {
  readonly options: { readonly [Option in keyof Options]: OptionWords<Options[Option]> }
  /** Why options of the game clash, a sentence for each `why`: "In bingo nobody holds a hand." */
  readonly clashes?: Readonly<Record<string, string>>
  /** What each option has to do with, where there are many: those with the same words are shown together. */
  readonly groups?: { readonly [Option in keyof Options]: string }
  /** The ready-made sets, by their names. */
  readonly sets?: Readonly<Record<string, SetWords>>
  /** What the options come to as they are really played: "One race, 6 cars: 4 drivers and 2 Legends." */
  inShort?(options: Options, seats: number): string
}

/**
 * A game's words in one language. Rules hold no words, and words decide nothing: they are given
 * what happened or what is asked, and say it in a sentence. A message is a function rather than a
 * template, so that the compiler sees that every event has its words and every word its figures.
 */
export interface Words<Action, Event extends GameEvent, View, Options> {
  readonly title: string
  /** The game in one sentence. */
  readonly summary: string
  /** What a seat is called when nobody's name is known: the colour of its cars, say. */
  seat(seat: Seat): string
  /** What happened, for the journal. Where a game has rivals, the number of seats tells them from those who sit there. */
  event(event: Event, name: Name, seats?: number): string
  /** What is asked of the seat whose view this is. */
  prompt(view: View, seat: Seat, name: Name): string
  /** What everyone else is waiting for. */
  waiting(view: View, pending: readonly Seat[], name: Name): string
  /** A choice, short enough for a button. */
  action(action: Action, view: View, seat: Seat): string
  /** What the score in the ranking counts: "27 points". */
  score(score: number, options: Options): string
}
