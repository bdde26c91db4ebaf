/** One of paddock's commands: `paddock <name> …`. */
export interface Subcommand {
  readonly name: string
  /** What it does, in one line for the list of commands. */
  readonly summary: string
  /** How it is used: `paddock help <name>` prints this and nothing else. */
  readonly help: string
  /**
   * Does it, with the arguments that follow the name. The number is the exit code: 0 for fine,
   * 1 for a check that failed or errors that occurred. `WrongUse` and `Failure` may be thrown.
   */
  run(args: string[]): Promise<number>
}

/** What was typed makes no sense: said on stderr with a pointer to the help, exit code 2. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** It was asked for correctly and cannot be done, a file that is not there, say: said on stderr, exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
