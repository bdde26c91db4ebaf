import type { Ahead } from '../../prospects/facts/road.ts'
import type { en } from './en.ts'

export interface Headline {
  readonly circuit: string
  readonly lap: number
  readonly laps: number
  readonly round: number
  readonly isOver: boolean
  readonly isAlone: boolean
  /** Which race of how many; 0 outside a season. */
  readonly race: number
  readonly races: number
  /** The cars are still being built. */
  readonly isBefore: boolean
  /** Between two seasons, the race is the one driven last. */
  readonly isSeasonOver: boolean
}

/** A car on the track, for those who hear it. */
export interface CarOnTrack {
  readonly name: string
  readonly place: number
  readonly isHome: boolean
  readonly hasGivenUp: boolean
  readonly isEliminated: boolean
  /** Undefined for a car that is over the finish line. */
  readonly ahead: Ahead | undefined
  readonly isOnTurn: boolean
}

/** What moves a car to one certain end. */
export type CertainMove = 'slipstream' | 'adrenaline' | 'accelerate' | 'direct' | 'values'

/** Where a choice with one certain end leads. */
export interface CertainEnd {
  readonly spaces: number
  readonly speed: number
  /** What cards and corners of this turn then cost. */
  readonly heat: number
  readonly spinsOutAt: string | undefined
}

/** How a driver came home. */
export interface Arrival {
  readonly round: number
  readonly past: number
}

/** What the table of Heat says in one language. */
export type TableWords = Readonly<typeof en>
