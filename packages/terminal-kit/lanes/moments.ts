import { type LaneTrack, lapOn, type Positions } from './track.ts'

/** The car is on this space, or home. */
export function carOn(track: LaneTrack, positions: Positions, car: number, space: number) {
  return {
    car,
    space: positions.space.with(car, space),
    lap: positions.lap.with(car, lapOn(track, positions, car, space)),
  }
}

/** The hand without a card, of cards that look alike the one held longest. */
export function without(hand: readonly number[], card: number): readonly number[] {
  const index = hand.indexOf(card)
  return index < 0 ? hand : hand.toSpliced(index, 1)
}

/** How many events have been told once all are told that belong to the end of a race. */
export function endOf<Event>(events: readonly Event[], ended: number, belongs: (event: Event) => boolean): number {
  const next = events.findIndex((event, index) => index > ended && !belongs(event))
  return next < 0 ? events.length : next
}
