import type { Spot } from '@paddock/board'
import { home, type Track } from '@paddock/racing/lanes'

/** How far beyond the line the cars stand that are home, in columns. */
const runOut = 9

/** Where a car stands on the track, and how often it has crossed the line. */
export interface SpaceOnLap {
  readonly space: number
  readonly lap: number
}

/** Laps count on, so that a way never leads back. */
export function spotAt({ circuit, columns }: Track, { space, lap }: SpaceOnLap): Spot {
  const centre = circuit.spaces[space]?.centre
  return { along: (centre?.along ?? 0) + lap * columns, offset: centre?.offset ?? 0 }
}

/** Beyond the line, on the lap of honour. */
export function homeSpot({ columns, last }: Track): Spot {
  return { along: columns + last + runOut, offset: 0 }
}

/** The spots of a way: from where the car stands through every space it enters. */
export function spotsOnWay(track: Track, from: SpaceOnLap, path: readonly number[]): Spot[] {
  let { lap } = from
  let front = track.front[from.space] ?? 0
  const spots = [spotAt(track, from)]
  for (const space of path) {
    if (space === home) {
      spots.push(homeSpot(track))
      continue
    }
    const next = track.front[space] ?? 0
    if (next < front) lap++
    front = next
    spots.push(spotAt(track, { space, lap }))
  }
  return spots
}
