/**
 * A lesson: a real match with a fixed seed, in which the learner drives and a coach speaks up at given moments. It is
 * data of a game. Page, terminal and tests go through it with the same `LessonRun`, so that none of them can teach
 * something else.
 */
import type { Seat } from '../game.ts'
import type { TablePiece } from '../reasons.ts'
import type { Language } from '../words.ts'

/** What is known of a lesson before it is loaded: enough to offer it. */
export interface LessonListed {
  /** Lower-case name, unique in its game: `first-race`. It stands in addresses and in what browsers keep, and never changes. */
  readonly id: string
  /** How long it takes someone who reads and thinks. */
  readonly minutes: number
  readonly title: Readonly<Record<Language, string>>
}

/** A decision of a seat that was given beforehand. */
export interface GivenMove<Action> {
  readonly seat: Seat
  readonly action: Action
}

/** A point of the lesson at which the coach speaks. */
export interface LessonMoment<Action, View, Piece extends TablePiece> {
  /** Unique in its lesson; its words are found by it. */
  readonly id: string
  /**
   * What must be true of the learner's view for it to be due. Moments are had in their order: the first of those left
   * that is due comes next, and those before it are passed over. So it says enough not to come too early.
   */
  when(view: View): boolean
  /** What is pointed at on board and in the hand. */
  points?(view: View): readonly Piece[]
  /** It waits for a decision of the learner, and is only due when one is owed. Left out, it is only read. */
  readonly asks?: 'choice'
  /** What the learner should do. Left out, anything may be tried. */
  wanted?(action: Action, view: View): boolean
  /** After another choice it is asked again, and that choice is not made. Left out, every choice counts, and is answered. */
  readonly mistake?: 'asks-again'
  /** It comes only to whoever went another way: the script passes over it. */
  readonly isAstray?: true
}

export interface Lesson<Action, View, Piece extends TablePiece> {
  /** As it is listed. */
  readonly id: string
  /** The numbered rules that it teaches, by their ids in the game's RULES.md. */
  readonly rules: readonly string[]
  readonly learner: Seat
  /** `rules` is the version that was the newest when the lesson was written: a later one does not silently change it. */
  readonly match: {
    readonly seats: number
    /** What differs from the game's defaults. */
    readonly options?: unknown
    readonly seed: string
    readonly rules: number
  }
  /** What was done before the lesson begins, by all seats. */
  readonly opening?: readonly GivenMove<Action>[]
  /**
   * What each seat does in the lesson, decision by decision; listed by seat. The rivals keep to it. Where the learner
   * went another way and it is no choice any more, the game's instinct decides. The learner's own list is the script
   * along which the lesson is tested.
   */
  readonly given: readonly (readonly Action[])[]
  readonly moments: readonly LessonMoment<Action, View, Piece>[]
  /** Where it ends, whatever the learner did; it also ends with the match. */
  ends(view: View): boolean
}

/** What is said at a moment, two sentences at most each. */
export interface MomentWords {
  readonly said: string
  /** To whoever chose something else than what was wanted. */
  readonly mistake?: string
}

/** A lesson in one language. */
export interface LessonWords {
  /** What one will know after it, in a sentence. */
  readonly about: string
  /** Said at its end. */
  readonly done: string
  readonly moments: Readonly<Record<string, MomentWords>>
}

/** Where a game's lessons are found: what each is called, in the order in which they should be taken, and how to get at them. */
export interface LessonShelf {
  /** The game's id. */
  readonly game: string
  readonly listed: readonly LessonListed[]
  open(): Promise<{ readonly lessons: AnyLessons }>
}

/** All lessons of a game, in the order in which they should be taken, with their words by their ids. */
export interface Lessons<Action, View, Piece extends TablePiece> {
  readonly lessons: readonly Lesson<Action, View, Piece>[]
  readonly words: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>
}

export type AnyLessonMoment = LessonMoment<unknown, unknown, TablePiece>
export type AnyLesson = Lesson<unknown, unknown, TablePiece>
export type AnyLessons = Lessons<unknown, unknown, TablePiece>
