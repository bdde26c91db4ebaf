import type { Speed } from '../speed.ts'
import type { TtySize } from '../tty/tty.ts'

/** A key and what it does, for the help. */
export type KeyHelp = readonly [key: string, does: string]

/** What the terminal says in one language besides the game's own words. */
export interface PlayWords {
  /** What the player is called in the row of seats: "you". */
  readonly you: string
  youAre(name: string): string
  /** A game's title and what there is to say of it. */
  titled(title: string, said: string): string
  readonly journal: string
  /** In place of the hand of someone who will not be asked again. */
  readonly out: string
  tooSmall(is: TtySize, needed: TtySize): string
  place(place: number): string

  /** The bottom line: what the keys do now. */
  readonly keys: {
    /** With so many choices that each has its own number key, or more. */
    deciding(choices: number, canUndo: boolean): string
    /** With choices that have a key each, other than their number. */
    oneKey(signs: string, canUndo: boolean): string
    /** With choices that are typed sign by sign: what was typed so far. */
    typing(typed: string, canUndo: boolean): string
    readonly watching: string
    readonly out: string
    readonly halted: string
    readonly help: string
    /** Where the help has another page. */
    readonly helpOn: string
    readonly welcome: string
    readonly welcomeBack: string
    readonly end: string
  }
  pace(speed: Speed): string

  readonly welcome: {
    solo(seats: number, bots: string): string
    readonly promise: string
    readonly back: string
    readonly since: string
    readonly otherwise: string
    /** After the first n; the second one gives the saved match up. */
    readonly giveUp: string
    damaged(path: string): string
    /** Begun under other rules than these. */
    newer(path: string): string
  }

  readonly undo: {
    readonly done: string
    readonly nothing: string
    readonly othersMoved: string
    tooLate(shown: string): string
  }

  readonly help: {
    readonly rules: string
    readonly keys: string
    readonly signs: string
    list(shown: string): readonly KeyHelp[]
  }

  readonly end: {
    won(name: string): string
    readonly youWon: string
    readonly shared: string
    /** Before the commands that replay and verify the record. */
    readonly recorded: string
  }

  /** Left behind on the ordinary screen. */
  readonly farewell: { saved(command: string): string }
}
