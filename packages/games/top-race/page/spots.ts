import type { Spot } from '@paddock/board'
import { homeSpot, type SpaceOnLap, spotAt, spotsOnWay } from '@paddock/page-kit/lanes/cars/spots.ts'
import { pointAt } from '@paddock/racing/circuit'
import { isBrokenDown, isFinished } from '../prospects/standing.ts'
import type { Car } from '../rules/cards.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** From the edge of the asphalt to the middle of a car that stands beside it. */
const verge = 0.75
/** A turn of fewer degrees is none. */
const straight = 15

/** Where a car stands, on the track or broken down beside it; undefined for one that is not there yet. */
export function spotOf(view: View, car: Car): Spot | undefined {
  const lap = view.lap[car] ?? 0
  if (isFinished(view, car)) return homeSpot(track)
  if (isBrokenDown(view, car)) return besideTrack({ space: view.aside[car] ?? 0, lap })
  const space = view.space[car] ?? -1
  return space < 0 ? undefined : spotAt(track, { space, lap })
}

/** On the outer side of a bend, where there is room; on a straight on the outside of the circuit. */
function besideTrack(stood: SpaceOnLap): Spot {
  const { along } = spotAt(track, stood)
  const turn = turnAt(along)
  const isRight = Math.abs(turn) < straight ? track.circuit.inside === 'left' : turn < 0
  const lanes = track.circuit.spaces[stood.space]?.lanes ?? 1
  return { along, offset: (isRight ? 1 : -1) * (lanes / 2 + verge) }
}

/** By how many degrees the track turns to the right around here. */
function turnAt(along: number): number {
  const turn = pointAt(track.circuit, along + 1, 0).heading - pointAt(track.circuit, along - 1, 0).heading
  return ((turn + 540) % 360) - 180
}

/** The spots of a way: from where the car stands through every space it enters. */
export function pathOf(view: View, car: Car, path: readonly number[]): Spot[] {
  const space = view.space[car] ?? -1
  return space < 0 ? [] : spotsOnWay(track, { space, lap: view.lap[car] ?? 0 }, path)
}
