/** How far it is, and how free the way is: what the search reads of a position. */
import { stepsFromFrontRow, stepsToFinish } from '@paddock/racing/circuit'
import type { Track } from '@paddock/racing/lanes'
import type { Car } from '../cards.ts'
import type { Options } from '../options.ts'
import { home, type Positions } from '../state.ts'
import { trackCalled } from '../track.ts'

/** A circuit as the instinct measures it. */
interface Road {
  readonly ahead: Track['ahead']
  /** From each space the fewest steps over the line; and those of a lap. Columns mislead where lanes differ in length. */
  readonly steps: readonly number[]
  readonly lap: number
}

const roads: Readonly<Record<Options['circuit'], Road>> = {
  'marina-bay': roadOf(trackCalled('marina-bay')),
  'river-station': roadOf(trackCalled('river-station')),
}

function roadOf({ circuit, ahead }: Track): Road {
  return {
    ahead,
    steps: stepsToFinish(circuit).map(({ fewest }) => fewest),
    lap: stepsFromFrontRow(circuit).fewest - 1,
  }
}

/** The steps a car still has to go. Without a finish, fewer than none once it is over the line. */
export function stepsToGo({ circuit, space, lap }: Positions, car: Car): number {
  const { steps, lap: aLap } = roads[circuit]
  const on = space[car] ?? home
  return on < 0 ? 0 : (steps[on] ?? 0) + (1 - (lap[car] ?? 0)) * aLap
}

/** How many steps ahead it is looked for other cars. */
const lookahead = 3
/** What a car is likely to lose that has no way ahead, a way of one step, of two, of three. */
const lossByReach: readonly number[] = [1.8, 1.1, 0.5, 0]

/** The steps that a car is likely to lose because others are in its way. */
export function likelyLoss({ circuit, space }: Positions, car: Car): number {
  const { ahead } = roads[circuit]
  const taken = (to: number) => space.includes(to)
  let level: readonly number[] = [space[car] ?? home]
  let reach = 0
  for (; reach < lookahead; reach++) {
    const next: number[] = []
    for (const from of level) {
      for (const to of ahead[from] ?? []) if (!taken(to) && !next.includes(to)) next.push(to)
    }
    if (next.length === 0) break
    level = next
  }
  return lossByReach[reach] ?? 0
}
