/** How far cars and tokens are from the finish. */
import { at } from '@paddock/racing'
import { insideFronts, insideSpaces, track } from '../track.ts'

/** TR-TOKEN-10: for each space, which inside space it counts like, from 1. */
const countsLike: readonly number[] = track.front.map((front) => insideFronts.filter((other) => other <= front).length)

/**
 * Where a car is, counted in inside spaces from the finish: −1 is the last space before it, +1 the first
 * beyond it, and there is no 0 (TR-TOKEN-11). The finish is crossed with the second lap.
 */
export function distanceFromFinish(lap: number, space: number): number {
  const past = (lap - 2) * insideSpaces + at(countsLike, space)
  return past > 0 ? past : past - 1
}

/** Spaces from one such distance to another that lies ahead. */
export function spacesBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0)
}
