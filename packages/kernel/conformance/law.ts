import type { AnyWatchedBox } from '../box.ts'
import type { Rng, RngState } from '../rng.ts'

/** A match the kit plays: everything it takes to play it again. */
export interface Trial {
  readonly box: AnyWatchedBox
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  /** The version of the rules it is played by. */
  readonly rules: number
}

/** The table just before a decision. Laws look; what they want to change, they clone. */
export interface Juncture extends Trial {
  /** How many decisions were made before. */
  readonly decision: number
  readonly state: unknown
  /** The conserved figures as they were at the start. */
  readonly conserved: readonly number[]
  /** Where the match's rng stands. */
  readonly rng: RngState
  /** The kit's own random numbers. */
  readonly dice: Rng
}

/** A promise of the contract. `broken` says how it is broken here, or nothing if it holds. */
export interface Law<Subject> {
  readonly name: string
  broken(subject: Subject): string | undefined
}

/** A promise that was broken, and where: the same trial breaks it again. */
export interface Violation {
  readonly law: string
  readonly complaint: string
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  readonly rules: number
  readonly decision: number
}
