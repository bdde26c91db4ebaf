/**
 * What a game adds to the table page: the room `page` in its folder, found by the game's id. The page
 * itself knows no game. Everything here shows; nothing decides what is legal, and nothing reckons: what
 * happened comes from frames, what would happen from prospects.
 */
import type { BoardCar, BoardMark, BoardTarget, BoardToken, BoardWeather, CarLook, CarMove } from '@paddock/board'
import type { GameEvent, Language, Name, Placing, Prospect, Ranking, Seat, Viewer } from '@paddock/kernel'
import type { Circuit } from '@paddock/racing/circuit'
import type { ComponentType } from 'preact'
import type { Cue } from './cue.ts'
import type { Field } from './field.ts'
import type { GameResult } from './game-result.ts'
import type { OutOfReach } from './out-of-reach.ts'

/** What every part is given: the table as the viewer sees it, and how to call people. */
export interface Looking<View> {
  readonly view: View
  readonly viewer: Viewer
  readonly language: Language
  readonly name: Name
}

/** A decision the viewer owes. */
export interface Deciding<View, Action, Event extends GameEvent, Own extends Prospect<Event> = Prospect<Event>>
  extends Looking<View> {
  readonly seat: Seat
  readonly choices: readonly Action[]
  /** What the choice at this place of the list would bring: made when it is first asked for, and kept. */
  prospect(choice: number): Own
}

export interface HandProps<View, Action, Event extends GameEvent, Own extends Prospect<Event> = Prospect<Event>>
  extends Looking<View> {
  /** Undefined while nothing is asked: the hand is shown, nothing in it can be played. */
  readonly deciding: Deciding<View, Action, Event, Own> | undefined
  /** What the viewer has chosen while others still decide in secret; it may be changed until all have. */
  readonly sealed: Action | undefined
  /** Everything the viewer has been told so far, oldest first. */
  readonly told: readonly Event[]
  /** The choice looked at, on the board or in the hand, by its place in `choices`. */
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  /**
   * Makes a choice; and after it those that follow, each when it is asked for. They end where one of them is not offered
   * or somebody else decides in between, so only what teaches nothing may come between them; unless the choice is made
   * in secret while others make theirs: then they follow whatever the others choose, for whoever wants it so.
   */
  choose(choice: number, then?: readonly Action[]): void
  /** The device is passed round: what follows a secret choice cannot be made before it comes back. */
  readonly isPassedRound?: boolean | undefined
  /** What is put together here and is not yet a choice: the board shows it in place of what the choice looked at would bring. */
  tryOut?(moves: readonly CarMove[] | undefined): void
  /** What follows a choice made without naming it, also on the board or by a key, as long as this question is asked. */
  letFollow?(following: Following<Action> | undefined): void
}

/** What was decided already for when a choice, by its place, is made. */
export type Following<Action> = (choice: number) => readonly Action[]

export interface SeatProps<View> extends Looking<View> {
  readonly seat: Seat
}

export interface CardShownProps<View, Event extends GameEvent> extends Looking<View> {
  readonly event: Event
}

/** What hangs over the board: the table, and everything the viewer has been told so far, oldest first. */
export interface DisplayProps<View, Event extends GameEvent> extends Looking<View> {
  readonly told: readonly Event[]
}

/** A car that the game itself drives, with a number after those of the seats. */
export interface Rival extends Placing {
  readonly name: string
}

export interface ScoreProps<View> extends Looking<View> {
  readonly ranking: Ranking
}

/** A summary of the rules, in sections a prompt can link to. */
export interface RulesSection {
  readonly id: string
  /** The numbered rules it tells, in their order. */
  readonly rules?: readonly string[]
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Where a choice leads as far as nothing comes to light. */
export interface Rehearsed<View, Action> {
  /** How the board shows it. */
  readonly moves: readonly CarMove[]
  /** What happens on the way without being asked, and is worth saying beforehand. */
  readonly unasked?: readonly GameEvent[]
  /** What the same seat is asked next about the same thing; undefined if that is all. */
  readonly next?: { readonly view: View; readonly choices: readonly Action[] }
}

/**
 * Where several questions follow one another and teach nothing in between, such as the rows of a card: how all of them are
 * laid out, changed, and made together.
 */
export interface Laying<View, Action, Event extends GameEvent, Own extends Prospect<Event> = Prospect<Event>> {
  /** What a choice leads to; undefined where it stands alone. */
  rehearse(deciding: Deciding<View, Action, Event, Own>, choice: number): Rehearsed<View, Action> | undefined
  /** What is laid out until something else is chosen; undefined where that is for the person to think of. */
  propose?(deciding: Deciding<View, Action, Event, Own>): number | undefined
}

export interface GamePage<View, Action, Event extends GameEvent, Own extends Prospect<Event> = Prospect<Event>> {
  /** Undefined where the game has no drawn circuit; then no board is shown. */
  circuit(view: View): Circuit | undefined
  cars(looking: Looking<View>): readonly BoardCar[]
  /** What lies beside the track. */
  tokens?(looking: Looking<View>): readonly BoardToken[]
  /** What holds at lines and on stretches of the track; the same list for as long as nothing of it changes. */
  marks?(looking: Looking<View>): readonly BoardMark[]
  /** Where the choices lead on the board; `id` is the place of the choice in the list, as a text. */
  targets(deciding: Deciding<View, Action, Event, Own>): readonly BoardTarget[]
  /** What a choice that has no target would bring, for the board to show while the choice is looked at. */
  preview?(deciding: Deciding<View, Action, Event, Own>, choice: number): readonly CarMove[]
  /** How the board shows an event that led from one view to the next; empty if it shows nothing. */
  motion(event: Event, before: View, after: View): readonly CarMove[]
  /** What of an event is for eye and ear beside its motion; where this is not given, nothing is. */
  cues?(event: Event, before: View, after: View): readonly Cue[]
  /** The cars of the race as they stand; undefined while no race is on. */
  field?(view: View): Field | undefined
  /** Whether an event that moves nothing on the board takes a moment to be seen elsewhere: a card turned over. */
  lingers?(event: Event, before: View, viewer: Viewer): boolean
  /** Whether an event lays down a card for all to see that the viewer has not laid: then it is shown large. */
  showsCard?(event: Event, before: View, viewer: Viewer): boolean
  /** That card, or those cards. */
  readonly CardShown?: ComponentType<CardShownProps<View, Event>>
  /** By which rule cars that came in close together are told apart, the better one first: as the board knows them. */
  decidedBy?(cars: readonly string[], looking: Looking<View>): string
  /** What falls from the sky, to be seen over the whole board. */
  weather?(view: View): BoardWeather | undefined
  /** The sign of a seat: colour and pattern of its cars. */
  look(seat: Seat): CarLook
  /** The car or the seat that an event is about, so that its line in the journal bears its sign. */
  about(event: Event): CarLook | undefined
  /** The seats as they stand in the race, the one in front first; cars that the game drives may be among them. */
  order(looking: Looking<View>): readonly Seat[]
  /** Once it is over, how the cars came in that the game drives. Their places are among those of the ranking. */
  rivals?(looking: Looking<View>): readonly Rival[]
  /** Where the match stands: "Race 3 of 11, round 2". */
  headline(looking: Looking<View>): string
  /** Whether the journal has a line for it, and whether that line should stand out. */
  telling(event: Event): 'silent' | 'plain' | 'great'
  /** Whether everything waits for something great, seen from before it; where this is not given, it always does. */
  isMoment?(event: Event, before: View): boolean
  /** What is said then, to the viewer as you; where this is not given, the journal's sentence. */
  momentSaid?(event: Event, looking: Looking<View>): string | undefined
  /** Whether what is asked now is decided by the page, after a moment, where there is only one choice. */
  goesOnAlone?(view: View): boolean
  /** The choice that the page makes, after a moment, although there are others: none of them can matter any more. */
  idle?(deciding: Deciding<View, Action, Event, Own>): number | undefined
  /** How choices are laid out, loaded once the first question stands; where this is not given, each is made by itself. */
  laying?(): Promise<Laying<View, Action, Event, Own>>
  /** Why something cannot be done, loaded once the first question stands. */
  outOfReach?(): Promise<OutOfReach<View, Action>>
  readonly Hand: ComponentType<HandProps<View, Action, Event, Own>>
  /** Over the board, at its upper edge: what holds for the whole race. */
  readonly Display?: ComponentType<DisplayProps<View, Event>>
  /** A seat's state at a glance, beside its name. */
  readonly SeatState: ComponentType<SeatProps<View>>
  /** How the final scores came about. */
  readonly Score: ComponentType<ScoreProps<View>>
  /** What it adds to the result, loaded when a match is over; where this is not given, places and scores say it all. */
  result?(): Promise<GameResult<View, Event>>
  /** The rules in short, loaded when somebody wants to read them. */
  readonly rules: Readonly<Record<Language, () => Promise<readonly RulesSection[]>>>
  /** The section of the rules that what is asked now comes from. */
  ruleOf(view: View): string
}

export type AnyGamePage = GamePage<unknown, unknown, GameEvent>
export type AnyLaying = Laying<unknown, unknown, GameEvent>
