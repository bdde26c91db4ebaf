import { allCars, type Car } from './cards.ts'
import { isOnTrack, type Positions, progressOf, trackOf } from './state.ts'

/** The cars from first to last: those at home, then the farthest ahead, level ones by the inside lane (DF-R35). */
export function standing(state: Positions): Car[] {
  const { lane } = trackOf(state)
  const laneOf = (car: Car) => lane[state.space[car] ?? 0] ?? 0
  const onTrack = allCars.filter((car) => isOnTrack(state, car))
  const ahead = onTrack.toSorted((a, b) => progressOf(state, b) - progressOf(state, a) || laneOf(a) - laneOf(b))
  return [...state.finished, ...ahead]
}
