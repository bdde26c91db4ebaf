import type { Spot } from '@paddock/board'
import { circuitCalled, finishOf, spaceAt, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

/** How far beyond the line the cars stand that are home, in spaces. */
const runOut = 8

type Track = Pick<View, 'options' | 'laps'>

/** A place of the race as a spot of the drawing. Laps count on, so that a way never leads back. */
export function spotAt({ options }: Track, progress: number, spot: number): Spot {
  const { track, spaces } = circuitCalled(options.circuit)
  const space = spaceAt({ spaces }, progress)
  const slot = track.spaces[space]?.slots[spot]
  return { along: (slot?.along ?? 0) + progress - space, offset: slot?.offset ?? 0 }
}

/** Where a car stands; those that are home have rolled out. */
export function spotOf(view: View, seat: Seat): Spot {
  const here = spotAt(view, view.progress[seat] ?? 0, view.spot[seat] ?? 0)
  if (!isHome(view, seat)) return here
  return { along: Math.max(finishOf(view) + runOut, here.along + 1), offset: 0 }
}

export function isHome({ finishedIn }: Pick<View, 'finishedIn'>, seat: Seat): boolean {
  return (finishedIn[seat] ?? 0) > 0
}

/** A way from a car's place along the race line, which changes sides at every corner, to where it ends. */
export function wayTo(view: View, seat: Seat, progress: number, spot: number): Spot[] {
  const from = view.progress[seat] ?? 0
  const step = progress < from ? -1 : 1
  const between: Spot[] = []
  for (let next = from + step; step * (progress - next) > 0; next += step) between.push(spotAt(view, next, 0))
  return [spotOf(view, seat), ...between, spotAt(view, progress, spot)]
}
