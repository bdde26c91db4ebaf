import type { Frame, GameEvent, Language, Prospect, Seat } from '@paddock/kernel'
import type { Line } from './drawing/line.ts'

/** What a board is asked to draw: the table as one player sees it, and what the player considers. */
export interface Picture<
  Event extends GameEvent,
  View,
  Action = unknown,
  Own extends Prospect<Event> = Prospect<Event>,
> {
  readonly view: View
  readonly seat: Seat
  readonly language: Language
  /** What the player may do; left out, as are prospects, when nothing is asked. */
  readonly choices?: readonly Action[]
  /** What the choice at this place of the list would bring: made when it is first asked for, and kept. */
  prospect?(choice: number): Own
  /** The choice that is looked at. */
  readonly chosen: number | undefined
  /** What has just happened, as far as it has been shown. */
  readonly latest: readonly Event[]
}

/** What is typed for a choice: signs in any order, or the ways to write it from left to right; undefined for nothing. */
export type Spelled = string | readonly string[] | undefined

/** A sign, and what it means in one row. */
export type SignHelp = readonly [sign: string, means: string]

/** A moment of a turn on its way to its end. */
export interface Moment<View> {
  readonly view: View
  /** How many of the turn's events have happened by then. */
  readonly said: number
  /**
   * One step of a motion, or a halt to take in what happened: a race that ends. A `loss` is a halt
   * that no pace leaves out: something of the player's own is gone.
   */
  readonly lasts: 'step' | 'halt' | 'loss'
}

/** Something that was done: the table before and after it as the player sees it, what was told, and frame by frame. */
export interface Turn<Event extends GameEvent, View> {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
  readonly frames: readonly Frame<Event, View>[]
}

/**
 * How one game is drawn in a terminal. The rest of `play` knows no game: it finds the board by the
 * game's id, and whatever is particular to a game is asked here.
 */
export interface GameTerminal<Action, Event extends GameEvent, View, Own extends Prospect<Event> = Prospect<Event>> {
  /** How many rows `draw` fills; each at most 80 columns wide. With modules a match may take a row more. */
  readonly rows: number
  draw(picture: Picture<Event, View, Action, Own>): readonly Line[]
  /** Where the match stands: "race 3 of 11, round 2". */
  headline(view: View, language: Language): string
  /**
   * All seats by the names they go by, each in at most so many columns, each in the same form: its
   * sign, its name, its score.
   */
  seats(view: View, names: readonly string[], width: number, language: Language): readonly Line[]
  /** A choice's label with what only the board shows: that the hand holds two such cards. */
  choice(label: string, action: Action, view: View, language: Language, seat: Seat): string
  /**
   * What is typed for a choice, sign by sign in any order, such as the cards that it plays. Where some
   * choice has signs, they stand in place of the numbers; one without is found by the arrows. A list holds
   * the ways to write an amount from left to right, the first of which is shown: 80 or 80000.
   */
  spelled?(action: Action, view: View): Spelled
  /** The choice that is looked at first, where it is not the first of the list: the one that costs nothing. */
  opening?(choices: readonly Action[], view: View, seat: Seat): number
  /** What a choice leads to, in a few signs; may be empty. */
  outcome(prospect: Own, language: Language): string
  /** What lies before the player while others move, where the choices will stand: the hand of cards. */
  hand(view: View, seat: Seat, language: Language): readonly string[]
  /** What the seat has left of something besides its hand; may be empty. */
  stock(view: View, seat: Seat, language: Language): string
  /** Whether the journal has a line for it. What the board shows anyway needs none. */
  isTold(event: Event, seat: Seat): boolean
  /** Whether it changes the match so much that it should stand out in the journal. */
  isGreat(event: Event): boolean
  /** Whether it stands in place of the prompt while it is shown; where this is not given, whatever is great does. */
  stands?(event: Event): boolean
  /** What is to be seen between the view before an event and the view after it: a car on every space of its way. */
  onTheWay?(event: Event, before: View, after: View): readonly View[]
  /** How long the table stands as an event has left it, for whoever sits on the seat; undefined for no time at all. */
  lasts(event: Event, seat: Seat): Moment<View>['lasts'] | undefined
  /** Whether the seat will never be asked again. */
  isOut(view: View, seat: Seat): boolean
  /** How a seat's final score came about; may be empty. */
  reckoning(view: View, seat: Seat, language: Language): Line
  /** How scores are counted, in a sentence; may be empty. */
  scale(view: View, language: Language): string
  /** What was shown that cannot be taken back: "a card has been drawn". */
  shown(language: Language): string
  /** The rules in a few lines. */
  rules(view: View, language: Language): readonly string[]
  /** What the signs on cards and track mean, for a page of their own behind the rules; none where they explain themselves. */
  signs?(view: View, language: Language): readonly SignHelp[]
}

/** What a game's own types are hidden behind, here as in `AnyBox`. */
export type AnyView = unknown
export type AnyGameTerminal = GameTerminal<unknown, GameEvent, AnyView>
export type AnyPicture = Picture<GameEvent, AnyView>
