import type { Ahead } from '../../prospects/facts/road.ts'

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
export interface TableWords {
  headline(where: Headline): string
  place(place: number): string
  carOnTrack(car: CarOnTrack): string
  target(by: CertainMove, end: CertainEnd): string

  /** What stands across the board when it happens; undefined for what is told as in the journal. */

  /** Beside a corner, as short as can be: nothing to pay, a price or a range of prices, and the worst. */
  readonly free: string
  heatCost(least: number, most: number): string
  readonly spinOut: string
  /** "8–10: −1 to −3 heat" */
  atSpeed(least: number, most: number, what: string): string

  gear(gear: number): string
  engine(heat: number): string
  speed(speed: number): string
  lap(lap: number, laps: number): string
  lapShort(lap: number, laps: number): string
  /** "B in 6 · limit 3" */
  ahead(ahead: Ahead): string
  cards(count: number): string
  readonly adrenaline: string
  readonly adrenalineHow: string
  readonly overTheLine: string
  readonly gaveUp: string
  readonly eliminated: string

  readonly scoreTitle: string
  readonly scoreHow: string
  lastRace(circuit: string): string
  points(count: number): string
  /** Of which the event of the race added so many. */
  ofEvent(count: number): string
  upgrades(count: number): string
  readonly timeTrial: string
  timeTrialHow(circuit: string, laps: number): string
  rounds(count: number): string
  past(spaces: number): string
}
