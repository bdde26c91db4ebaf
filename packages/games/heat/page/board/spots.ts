import type { Spot } from '@paddock/board'
import { isHome } from '../../prospects/facts/order.ts'
import { circuitOf, finishOf, spaceOf } from '../../prospects/facts/road.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** How far beyond the line the cars stand that are home, in spaces. */
const runOut = 8

type Track = Pick<View, 'circuit' | 'laps'>

/** A place of the race as a spot of the drawing. Laps count on, so that a way never leads back. */
export function spotAt(view: Track, progress: number, spot: number): Spot {
  const space = spaceOf(view, progress)
  const slot = circuitOf(view).track.spaces[space]?.slots[spot]
  return { along: (slot?.along ?? 0) + progress - space, offset: slot?.offset ?? 0 }
}

/** Where a car stands; those that are home have rolled out. */
export function spotOf(view: View, car: Car): Spot {
  const here = spotAt(view, view.progress[car] ?? 0, view.spot[car] ?? 0)
  if (!isHome(view, car)) return here
  return { along: Math.max(finishOf(view) + runOut, here.along + 1), offset: 0 }
}

/** A way from a car's place along the race line, which changes sides at every corner, to where it ends. */
export function wayTo(view: View, car: Car, progress: number, spot: number): Spot[] {
  const from = view.progress[car] ?? 0
  const step = progress < from ? -1 : 1
  const between: Spot[] = []
  for (let next = from + step; step * (progress - next) > 0; next += step) between.push(spotAt(view, next, 0))
  return [spotOf(view, car), ...between, spotAt(view, progress, spot)]
}
