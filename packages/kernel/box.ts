import type { Game, GameEvent, Seat, Viewer } from './game.ts'
import type { Rng } from './rng.ts'
import type { Language, SetupWords, Words } from './words.ts'

/** A quick way to play sensibly: from a view, never from a state. */
export interface Instinct<Action, View> {
  /** One of the choices. The rng is the bot's own and serves to break ties. */
  instinct(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action
}

/** A figure that never changes during a match: cards, cars, money in play. */
export interface Conserved<State> {
  readonly name: string
  count(state: State): number
}

/** What a viewer must not know. The kit proves that `imagine` deals it anew. */
export interface Secret<State> {
  readonly name: string
  hidden(state: State, viewer: Viewer): unknown
}

interface Truth<Event, View> {
  isTrue(event: Event, view: View, viewer: Viewer): boolean
}

/**
 * What is true in every view once an event is told, by the event's type: a car that moved stands where
 * it moved to. Asked of every viewer who hears of it, with the event as they hear it and their view. No type of
 * event is left out: what nobody could see the truth of need not be told.
 */
export type Holds<Event extends GameEvent, View> = {
  readonly [Type in Event['type']]: Truth<Extract<Event, { readonly type: Type }>, View>['isTrue']
}

/** What it takes to play a game: the rules, and the words in every language. */
export interface Box<State, Action, Event extends GameEvent, View, Options> {
  readonly game: Game<State, Action, Event, View, Options>
  readonly words: Readonly<Record<Language, Words<Action, Event, View, Options>>>
  /** The event with which a race begins, where a match may have several: a good place to put it away. */
  readonly begins?: Event['type']
  /** No match has more decisions than this, those of all seats counted, however badly it is played. */
  readonly longest: number
}

/** A box that explains its options: for whoever sets up a match. */
export interface Explained<Options> {
  readonly setup: Readonly<Record<Language, SetupWords<Options>>>
}

/** What the conformance kit watches. A game is registered by a box that has it. */
export interface Watched<State, Event extends GameEvent, View> {
  readonly conserved: readonly Conserved<State>[]
  /** At least one: all games of the family have something to hide. */
  readonly secrets: readonly Secret<State>[]
  /** The kit proves by it that the rules tell of things after they are done. */
  readonly holds: Holds<Event, View>
}

/** A box whose instinct is loaded when a bot is first asked: it may be larger than the rules. */
export interface Thinking<Action, View> {
  think(): Promise<Instinct<Action, View>>
}

/** A box whose types are its own business: what registries, servers and bots hold. */
export type AnyBox = Box<unknown, unknown, GameEvent, unknown, unknown>
export type AnyExplainedBox = AnyBox & Explained<unknown>
export type AnyWatchedBox = AnyExplainedBox & Watched<unknown, GameEvent, unknown>
export type AnyGame = AnyBox['game']

/** Whether a box comes with an instinct. */
export function hasInstinct<Subject extends object>(box: Subject): box is Subject & Instinct<unknown, unknown> {
  return 'instinct' in box && typeof box.instinct === 'function'
}

/** Whether a box can load an instinct. */
export function canThink<Subject extends object>(box: Subject): box is Subject & Thinking<unknown, unknown> {
  return 'think' in box && typeof box.think === 'function'
}
