import type { Verification } from '@paddock/kernel'

/** What the command line itself says to players, in one language. */
export interface CliWords {
  seatRange(min: number, max: number): string
  bots(names: readonly string[]): string
  /** Marks the value that an option takes if nothing is said. */
  readonly usual: string
  /** Above the list of what does not go together. */
  readonly notTogether: string
  /** Before the reason why the options that were asked for are refused, and after it. */
  readonly clash: string
  readonly changeOne: string

  /** The head of a playthrough: who sits there, and whose eyes it is seen through. */
  table(names: readonly string[]): string
  seenBy(name: string | undefined): string
  option(label: string, value: string): string
  sealed(name: string): string
  applied(name: string): string
  undone(name: string, entry: number): string
  readonly ranking: string
  readonly unfinished: string
  hash(hash: string): string
  readonly doubtful: string

  /** The outcome of each check of a record. */
  seed(kept: boolean, promise: string): string
  entries(legal: boolean, count: number): string
  result(asRecorded: boolean | undefined): string
  verdict(verification: Verification): string
  problem(said: string): string

  readonly file: {
    /** `code` is the system's: `ENOENT`. */
    unreadable(file: string, code: string): string
    notJson(file: string): string
    notRecord(file: string, why: string): string
    unknownGame(file: string, game: string, known: readonly string[]): string
    unplayable(file: string, why: string): string
  }
}
