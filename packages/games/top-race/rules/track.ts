import { at } from '@paddock/racing'
import { type Track, trackOf } from '@paddock/racing/lanes'
import { topRaceCircuit } from './circuits/top-race.ts'

export const track: Track = trackOf(topRaceCircuit)

/** The fronts of the spaces of the inside lane, from the line onwards. */
export const insideFronts: readonly number[] = track.lane
  .flatMap((lane, space) => (lane === 0 ? [at(track.front, space)] : []))
  .sort((a, b) => a - b)

/** Inside spaces of a lap: a token stands at most so far before or beyond the finish. */
export const insideSpaces = insideFronts.length

/** A space as the board names it: "30a". */
export function spaceName(space: number): string {
  return track.circuit.spaces[space]?.id ?? ''
}
