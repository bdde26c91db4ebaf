/**
 * All that was ever changed in the rules of a game, each change by a name of its own, with the version of the rules that
 * brought it. How it was before stands beside it.
 */
export type Changes<Name extends string = string> = Readonly<Record<Name, number>>

/** What is played by a version of the rules: a state, a view, or a part of one that says which. */
export interface Versioned {
  readonly rules: number
}

/** How a game's rules ask whether a change is in force in what is being played. */
export function asks<Name extends string>(changes: Changes<Name>): (played: Versioned, change: Name) => boolean {
  return ({ rules }, change) => rules >= changes[change]
}

/** The newest version that the changes tell of. */
export function newest(changes: Changes<never> | Changes): number {
  return Math.max(1, ...Object.values<number>(changes))
}
