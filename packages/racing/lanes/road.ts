/** How far it is, and how free the way is: what a bot reads of a position. */
import { stepsFromFrontRow, stepsToFinish } from '../circuit/index.ts'
import type { Track } from './track.ts'

/** A circuit as a bot measures it. */
export interface Road {
  readonly ahead: Track['ahead']
  /** From each space the fewest steps over the line; and those of a lap. Columns mislead where lanes differ in length. */
  readonly steps: readonly number[]
  readonly lap: number
}

export function roadOf({ circuit, ahead }: Pick<Track, 'circuit' | 'ahead'>): Road {
  return {
    ahead,
    steps: stepsToFinish(circuit).map(({ fewest }) => fewest),
    lap: stepsFromFrontRow(circuit).fewest - 1,
  }
}

/** The steps to the finish from a space in this lap. Without a finish, fewer than none once the line is crossed. */
export function stepsToGo({ steps, lap: aLap }: Road, lap: number, space: number): number {
  return (steps[space] ?? 0) + (1 - lap) * aLap
}

/** How many steps ahead it is looked for other cars. */
const lookahead = 3
/** What a car is likely to lose that has no way ahead, a way of one step, of two, of three. */
const lossByReach: readonly number[] = [1.8, 1.1, 0.5, 0]

/** The steps that a car on this space is likely to lose because others are in its way. */
export function likelyLoss({ ahead }: Road, taken: readonly number[], space: number): number {
  let level: readonly number[] = [space]
  let reach = 0
  for (; reach < lookahead; reach++) {
    const next: number[] = []
    for (const from of level) {
      for (const to of ahead[from] ?? []) if (!taken.includes(to) && !next.includes(to)) next.push(to)
    }
    if (next.length === 0) break
    level = next
  }
  return lossByReach[reach] ?? 0
}
