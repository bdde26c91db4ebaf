import type { Speed } from '../speed.ts'
import type { Size } from '../terminal/terminal.ts'

/** A key and what it does, for the help. */
export type KeyHelp = readonly [key: string, does: string]

/** What the terminal says in one language besides the game's own words. */
export interface PlayWords {
  /** What the player is called in the row of seats: "you". */
  readonly you: string
  youAre(name: string): string
  readonly journal: string
  tooSmall(is: Size, needed: Size): string
  place(place: number): string

  /** The bottom line: what the keys do now. */
  readonly keys: {
    /** With so many choices that each has its own number key, or more. */
    deciding(choices: number): string
    readonly watching: string
    readonly out: string
    readonly halted: string
    readonly help: string
    readonly welcome: string
    readonly welcomeBack: string
    readonly end: string
  }
  pace(speed: Speed): string

  readonly welcome: {
    table(seats: number, bots: string): string
    readonly promise: string
    readonly back: string
    readonly since: string
    readonly otherwise: string
    damaged(path: string): string
  }

  readonly undo: {
    readonly done: string
    readonly nothing: string
    readonly othersMoved: string
    tooLate(shown: string): string
  }

  readonly help: { readonly rules: string; readonly keys: string; readonly list: readonly KeyHelp[] }

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
