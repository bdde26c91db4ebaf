import type { Symbols } from './symbols.ts'

export interface Gear {
  /** How many cards are played in it (HT-PLAY-01). */
  readonly cards: number
  readonly symbols: Symbols
  /** Stress taken when spinning out in it (HT-CORN-09). */
  readonly stress: number
}

/** HT-GEAR-06, HT-REACT-04: by number, from 1. */
const gears: readonly Gear[] = [
  { cards: 1, symbols: { cooldown: 3, boost: 1 }, stress: 1 },
  { cards: 2, symbols: { cooldown: 1, boost: 1 }, stress: 1 },
  { cards: 3, symbols: { boost: 1 }, stress: 2 },
  { cards: 4, symbols: { boost: 1 }, stress: 2 },
]

export const firstGear = 1
export const lastGear = 4

export function gearOf(gear: number): Gear {
  const found = gears[gear - 1]
  if (!found) throw new RangeError(`there is no gear ${gear}`)
  return found
}

/** HT-GEAR-02, HT-GEAR-03: one up or down is free, two cost a Heat. */
export function shiftCost(from: number, to: number): number {
  return Math.abs(to - from) === 2 ? 1 : 0
}

/** HT-GEAR-02, HT-GEAR-03, HT-GEAR-04, HT-GEAR-05 */
export function isInReach(from: number, to: number, engine: number): boolean {
  return Math.abs(to - from) <= (engine > 0 ? 2 : 1)
}
