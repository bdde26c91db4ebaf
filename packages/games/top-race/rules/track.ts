import { at } from '@paddock/racing'
import { type Track, trackOf } from '@paddock/racing/lanes'
import { topRace } from './circuits/top-race.ts'

export const track: Track = trackOf(topRace)

/** The fronts of the spaces of the inside lane, from the line onwards. */
const inside = track.lane.flatMap((lane, space) => (lane === 0 ? [at(track.front, space)] : [])).sort((a, b) => a - b)

/** Inside spaces of a lap: a token stands at most so far before or beyond the finish. */
export const insideSpaces = inside.length

/** TR-TOKEN-10: for each space, which inside space it counts like, from 1. */
const countsLike: readonly number[] = track.front.map((front) => inside.filter((other) => other <= front).length)

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
