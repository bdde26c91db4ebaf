import type { Spot } from '@paddock/board'
import { type Car, home, type Track, trackOf, type View } from '@paddock/games/downforce'

/** How far beyond the line the cars stand that are home, in columns. */
const runOut = 9

/** Where a car stands; undefined for one that does not race. Laps count on, so that a way never leads back. */
export function spotOf(view: View, car: Car): Spot | undefined {
  const space = view.space[car] ?? home
  if (view.finished.includes(car)) return homeSpot(trackOf(view))
  return space === home ? undefined : spotAt(trackOf(view), space, view.lap[car] ?? 0)
}

/** The spots of a way: from where the car stands through every space it enters. */
export function pathOf(view: View, car: Car, path: readonly number[]): Spot[] {
  const track = trackOf(view)
  const start = spotOf(view, car)
  if (!start) return []
  let lap = view.lap[car] ?? 0
  let front = track.front[view.space[car] ?? 0] ?? 0
  const spots = [start]
  for (const space of path) {
    if (space === home) {
      spots.push(homeSpot(track))
      continue
    }
    const next = track.front[space] ?? 0
    if (next < front) lap++
    front = next
    spots.push(spotAt(track, space, lap))
  }
  return spots
}

function spotAt({ circuit, columns }: Track, space: number, lap: number): Spot {
  const centre = circuit.spaces[space]?.centre
  return { along: (centre?.along ?? 0) + lap * columns, offset: centre?.offset ?? 0 }
}

/** Beyond the line, on the lap of honour. */
function homeSpot({ columns, last }: Track): Spot {
  return { along: columns + last + runOut, offset: 0 }
}
