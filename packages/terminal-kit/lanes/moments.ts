import type { LanePositions } from '@paddock/racing/lanes'
import { type LaneTrack, lapOn } from './track.ts'

/** The car is on this space, or home. */
export function carOn(track: LaneTrack, positions: LanePositions, car: number, space: number) {
  return {
    car,
    space: positions.space.with(car, space),
    lap: positions.lap.with(car, lapOn(track, positions, car, space)),
  }
}
