import { type LaneTrack, lapOn, type Positions } from './track.ts'

/** The car is on this space, or home. */
export function carOn(track: LaneTrack, positions: Positions, car: number, space: number) {
  return {
    car,
    space: positions.space.with(car, space),
    lap: positions.lap.with(car, lapOn(track, positions, car, space)),
  }
}
