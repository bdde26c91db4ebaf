/**
 * What the tokens on the circuit do to a car, judged where it stands when it matters (HT-REACT-10). What changes corners
 * or forbids something holds for everyone; what gives something may be left unused (HT-ROAD-11).
 */
import type { Corner } from '../../rules/circuits/index.ts'
import type { OpenState } from '../../rules/state.ts'
import { circuitCalled, spaceAt } from '../../rules/track.ts'
import { type RoadToken, type Weathering, weathering } from './tokens.ts'

type Conditions = Pick<OpenState, 'circuit' | 'road' | 'weather'>

/** The token at a corner; undefined where none lies. */
export function tokenAt({ circuit, road }: Conditions, letter: string): RoadToken | undefined {
  if (road.length === 0) return undefined
  return road[circuitCalled(circuit).corners.findIndex((corner) => corner.letter === letter)]
}

/** HT-ROAD-12, HT-CIRC-06: the sector that a car is in, by its corner; the last one runs over the start line. */
export function sectorOf({ circuit }: Pick<OpenState, 'circuit'>, progress: number): number {
  const figures = circuitCalled(circuit)
  const space = spaceAt(figures, progress)
  let sector = figures.corners.length - 1
  for (const [index, { line }] of figures.corners.entries()) if (line <= space) sector = index
  return sector
}

/** The token of that sector; undefined where none lies. */
export function sectorToken(conditions: Conditions, progress: number): RoadToken | undefined {
  return conditions.road.length === 0 ? undefined : conditions.road[sectorOf(conditions, progress)]
}

/** HT-ROAD-10: the weather, where it acts. */
export function weatherAt(conditions: Conditions, progress: number): Weathering {
  return sectorToken(conditions, progress) === 'weather' ? weathering(conditions.weather) : weathering('none')
}

/** HT-ROAD-08, HT-ROAD-09 */
export function isBoostFree(conditions: Conditions, progress: number): boolean {
  return sectorToken(conditions, progress) === 'free-boost'
}

/** HT-CORN-03, HT-ROAD-04, HT-ROAD-05: the limit of a corner for everyone. */
export function limitOf(conditions: Conditions, { letter, limit }: Corner): number {
  const token = tokenAt(conditions, letter)
  if (token === 'limit+1') return limit + 1
  return token === 'limit-1' ? limit - 1 : limit
}

/** HT-ROAD-06 */
export function overheats(conditions: Conditions, { letter }: Corner): boolean {
  return tokenAt(conditions, letter) === 'overheat'
}

/** HT-SLIP-05, HT-ROAD-07, HT-WEA-10: what the sector adds to a slipstream that begins in it. */
export function slipstreamOfSector(conditions: Conditions, progress: number): number {
  if (sectorToken(conditions, progress) === 'slipstream+1') return 1
  return weatherAt(conditions, progress).slipstream ?? 0
}
