import type { Options } from '../rules/options.ts'
import { type HeatTable, race } from './table.ts'

/**
 * Seat 0 is yet to be put somewhere; one other car stands on each of these spaces, the first of two on the race
 * line. They will not move: each has its 0 to play.
 */
export function parked(spaces: readonly number[], chosen: Partial<Options> = {}): HeatTable {
  const table = race(spaces.length + 1, chosen)
  for (const [index, space] of spaces.entries()) {
    const spot = spaces.indexOf(space) < index ? 1 : 0
    table.put(index + 1, space, { spot }).hand(index + 1, 0, 1, 1, 1, 2, 2, 2)
  }
  return table
}
