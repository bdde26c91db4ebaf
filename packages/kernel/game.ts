/**
 * What a game is.
 *
 * Everything in Paddock stands on this file. A game implements `Game` and nothing else: the match,
 * the server, the page, the terminal, the bots and the lab know games only through it, and the
 * conformance kit (`conformance/`) proves that a game keeps the promises written here.
 *
 * Four ideas carry the contract:
 *
 * 1. **Rules are pure.** They know no clock, no network, no screen and no language. Given the same
 *    state, actions and random numbers they always do the same.
 * 2. **`choices` is the only source of legality.** Page, server, bots and fuzzers all read that one
 *    list; nothing enumerates legal actions a second time.
 * 3. **State is plain data, changed in place.** It survives a trip through JSON unchanged, holds
 *    small integers and arrays rather than maps or class instances, and is copied by a `clone`
 *    written by hand. This is what makes the engine fast.
 * 4. **Nobody sees a state.** People and bots get a `view`, events pass through `redact`, and
 *    `imagine` turns a view back into a full state that its viewer could not tell from the true one.
 *
 * **Rules have versions for good.** A match is played to its end by the version it was begun with, and every
 * record that any version made replays. `setup` is told the version; where the rules ask for it later, they keep
 * it in the state's field `rules`, and so does every view, so that an imagined world is played by it too. What
 * changed when stands in one place per game (`versions.ts`), and rules ask there by the name of the change.
 */
import type { Rng } from './rng.ts'

/** A place at the table, 0 … n−1. Rules know seats, never people. */
export type Seat = number

/** Who looks: a seat, or someone who only watches. */
export type Viewer = Seat | 'spectator'

/**
 * The seats that owe a decision, in ascending order.
 *
 * - none: the match is over;
 * - one: that seat decides, and its action is applied at once;
 * - several: each decides in secret. The match keeps their answers to itself, lets anyone change
 *   their mind until the last one has answered, and then applies all of them together.
 */
export type Pending = readonly Seat[]

/** One action for each pending seat, in the order of `pending(state)`. */
export type Moves<Action> = readonly Action[]

/** Something that happened, in the past tense: `{ type: 'car-moved', … }`. Plain JSON. */
export interface GameEvent {
  readonly type: string
}

/** Takes note of an event. The order of the calls is the order in which things happened. */
export type Tell<Event> = (event: Event) => void

/** A seat's final place. Seats that share a place carry the same number. */
export interface Placing {
  readonly seat: Seat
  /** 1 is the winner. After two seats sharing place 1 comes place 3. A rival that is no seat takes its place as well. */
  readonly place: number
  /** The figure the game ranks by: points, money. More is better; ties may be broken by something else. */
  readonly score: number
}

/** Every seat once, best first. */
export type Ranking = readonly Placing[]

/** The values an option may take, the usual one among them. Bounded so that all can be tested. */
export interface OptionSpec<Value> {
  readonly values: readonly Value[]
  readonly default: Value
  /** The version of the rules that brought it. By older ones the usual value is played, and their records do not name it. */
  readonly since?: number
}

/**
 * Two choices that do not go together. They clash when every value of `one` and every value of
 * `other` is chosen; the two name different options.
 */
export interface Clash<Options> {
  /** Why not, as a word that a game's words explain: `no-hands`. Several clashes may share one. */
  readonly why: string
  readonly one: Partial<Options>
  readonly other: Partial<Options>
}

/** Choices made together, for whoever does not want to go through all of them. */
export interface OptionSet<Options> {
  /** A word that a game's words explain: `all-modules`. */
  readonly name: string
  /** What departs from the usual values. */
  readonly options: Partial<Options>
  /** How many seats it is meant for, where only one number will do. */
  readonly seats?: number
}

/** What is known of a game without playing it. */
export interface Meta<Options> {
  /** Lower-case name, used in records, addresses and commands: `formel-fun`. */
  readonly id: string
  /**
   * The newest version of the rules, counted from 1; all before it can still be played. It is raised with any
   * change after which an old record would no longer replay to the same end, and the old way is kept.
   */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [Name in keyof Options]: OptionSpec<Options[Name]> }
  /** Whether the game itself may drive against the seats, and take places in the ranking from them. */
  readonly rivals?: boolean
  /** What is refused although each value by itself is fine. The usual values always go together. */
  readonly clashes?: readonly Clash<Options>[]
  /** Good ways to play, ready to be taken. */
  readonly sets?: readonly OptionSet<Options>[]
  /**
   * What is really played where one choice decides another: an option that then plays no part has the same
   * value whatever was chosen for it, so that whoever sets up need not be asked. What is left out is as chosen.
   */
  effective?(chosen: Options, seats: number): Partial<Options>
}

/**
 * A view as a part that is the same for everyone and a part of the viewer's own. No field is in both,
 * and together they are the view. Unlike a view they may share lists with the state: whoever looks
 * copies what is to be kept.
 */
export interface Parts<State, View> {
  common(state: State): Partial<View>
  own(state: State, viewer: Viewer): Partial<View>
}

/** One game of the family. */
export interface Game<State, Action, Event extends GameEvent, View, Options> {
  readonly meta: Meta<Options>

  /**
   * The state at the start of a match: cards shuffled and dealt, grid drawn. Seats and options
   * have been checked against `meta`, clashes included, by the time this is called. It tells what
   * happens with it, so that the first race of a match is announced like every other.
   *
   * `rules` is the version to play by, from 1 to that of the meta; left out, the newest.
   */
  setup(seats: number, options: Options, rng: Rng, tell: Tell<Event>, rules?: number): State

  /** Who owes a decision now. Depends on nothing hidden, since everyone may ask. */
  pending(state: State): Pending

  /**
   * Every legal action of a seat, in a stable order; empty if the seat is not pending.
   *
   * Two actions that would lead to the same state are one choice. A compound move is split into
   * small successive decisions, so that the list stays short enough to show to a person. It depends
   * only on what the seat itself can see: a list that gave away a hidden card would be a leak.
   * The actions may be shared constants; nobody changes them.
   */
  choices(state: State, seat: Seat): readonly Action[]

  /**
   * Carries out the pending seats' actions: changes `state` in place, draws from `rng` and from
   * nothing else that is random, and tells what happened. The actions are known to be legal.
   *
   * **Told after done**: whenever `tell` is called, the view of every viewer is already true for that
   * event. A car that is told to have moved stands where it moved to, and what is told later has not
   * happened yet. Whoever looks at the views between events sees the entry step by step (`match/frames.ts`).
   */
  apply(state: State, moves: Moves<Action>, rng: Rng, tell: Tell<Event>): void

  /**
   * All that one viewer may know, and nothing else. It is built anew and shares nothing with the
   * state that would change under the viewer's hands. A view remembers: what a viewer has once
   * learned and could still know stays in it. It has the same fields at any time and for any viewer:
   * what changes is told field by field, and a field that is gone could not be told.
   */
  view(state: State, viewer: Viewer): View

  /** The view in two parts, for those who look often. Left out, whole views are looked at. */
  readonly parts?: Parts<State, View>

  /** The event as one viewer may hear of it, in part or whole; undefined if not at all. */
  redact(event: Event, viewer: Viewer): Event | undefined

  /**
   * A full state that this seat could not tell from the true one, drawn at random from all those
   * that are still possible, each equally likely. Search, fairness tests and the undo barrier all
   * stand on it. For a spectator's view, everything hidden is dealt anew.
   */
  imagine(view: View, viewer: Viewer, rng: Rng): State

  /** A copy that shares nothing changeable with the original. */
  clone(state: State): State

  /**
   * The state in the form it had when its version of the rules was the newest, so that its fingerprint is the
   * one that records of that version say. Left out, the form has never changed. The field `rules` is no part
   * of any fingerprint, since the record says it: a game may begin to keep it at any time.
   */
  formOf?(state: State): unknown

  /** The final ranking; undefined until the match is over. */
  ranking(state: State): Ranking | undefined
}
