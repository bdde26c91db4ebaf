import type { Seat } from '@paddock/kernel'

/** A car of the field: how far it has come, and whether it still races. */
export interface FieldCar {
  /** As the board knows it. */
  readonly car: string
  /** Whose it is; none where nobody owns it, or the game drives it. */
  readonly seat?: Seat
  /** Spaces driven since the start of the race, so that two cars can be compared; where laps do not count, spaces along the track. */
  readonly progress: number
  /** Over the line, or out of the race before it. */
  readonly done?: 'finished' | 'out'
  /** Over the line, and only placed when all have driven. */
  readonly isUncounted?: true
}

/** All cars of a race as they stand, the first one first. */
export interface Field {
  readonly cars: readonly FieldCar[]
  /** Which race of the match, from 1, and which round of it (a turn round the table where the game has no rounds). */
  readonly race: number
  readonly round: number
  /** The lap that the first car is in, from 1, and how many there are; 0 where the game has none. */
  readonly lap: number
  readonly laps: number
  /** Which end of the field a race is about: who wins it, or who is last and out. */
  readonly decides: 'first' | 'last'
  /** The card being carried out, or the last one that was, counted in this race: where each car is placed as it crosses the line. */
  readonly card?: number
  /** Cars are over the line, and how they come in is only counted when all have driven. */
  readonly isUncounted?: true
}
