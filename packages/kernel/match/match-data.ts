/** What goes in and out of a match: how it is asked for, what a command did, what a viewer sees, how it is put away. */
import type { Pending, Ranking, Seat } from '../game.ts'
import type { FrozenStanding } from './standing.ts'

/** How a match is asked for. */
export interface MatchSetup {
  readonly seats: number
  /** What differs from the game's defaults. */
  readonly options?: unknown
  /** Left out, it is drawn so that nobody can guess it. */
  readonly seed?: string
  /** The version of the rules to play by; left out, the newest. */
  readonly rules?: number
}

/** What a command did. */
export interface Step<Event> {
  /** The number of the entry it made, and the seat that made it. */
  readonly entry: number
  readonly seat: Seat
  /**
   * - `applied`: the rules have carried it out;
   * - `sealed`: it is kept until the other seats have decided too;
   * - `undone`: an earlier entry was taken back.
   */
  readonly outcome: 'applied' | 'sealed' | 'undone'
  /** Everything that happened. Pass it through `Match.told` before anyone sees it. */
  readonly events: readonly Event[]
}

/** Who is asked what after an entry, as one viewer may know it. */
export interface Asked<Action> {
  /** The number of the latest entry. */
  readonly entry: number
  /** Seats that owe a decision, and those of them whose sealed decision is in. */
  readonly pending: Pending
  readonly decided: readonly Seat[]
  /** What the viewer may do now; empty unless the viewer is a pending seat. */
  readonly choices: readonly Action[]
  /** The viewer's own sealed decision, which may still be changed. */
  readonly sealed?: Action
  readonly ranking?: Ranking
}

/** What one viewer may know of a match. */
export interface MatchView<View, Action> extends Asked<Action> {
  readonly view: View
}

/** A match in play: what it is played with, and where it stands. */
export interface Played<State, Action, Options> extends FrozenStanding<State, Action> {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** The version of the rules that it is played by. */
  readonly rules: number
}

/**
 * A match frozen between two entries, as plain JSON, without its log: all it takes to go on, and every secret of it.
 */
export interface Snapshot<State, Action, Options> extends FrozenStanding<State, Action> {
  readonly game: string
  /** The version of the rules that the match is played by. */
  readonly rules: number
  readonly seats: number
  readonly options: Partial<Options>
  readonly seed: string
  /** The number of the latest entry, and of each seat's own; 0 if there is none. */
  readonly entry: number
  readonly latest: readonly number[]
}
