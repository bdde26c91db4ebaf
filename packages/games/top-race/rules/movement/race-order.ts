import { at } from '@paddock/racing'
import { allCars, type Car } from '../cards.ts'
import { track } from '../track.ts'
import { isBrokenDown, isFinished, type Positions, placeOfCar, progressOf } from './positions.ts'

/**
 * The cars from first to last: those at home, then the farthest ahead by the front of its space, level ones by the
 * inside lane (TR-T12-01, TR-T12-02, TR-LONG-05, TR-EX-09).
 */
export function raceOrder(state: Positions): Car[] {
  const racing = allCars.filter((car) => !isFinished(state, car))
  return [...state.finished, ...racing.sort((a, b) => (isAhead(state, a, b) ? -1 : 1))]
}

/**
 * Of two cars that are both not home. A broken-down car is behind whoever stands on its space (TR-T9-01, TR-T9-02); of
 * two that broke down there the colours decide (TR-R8).
 */
export function isAhead(state: Positions, car: Car, other: Car): boolean {
  const further = progressOf(state, car) - progressOf(state, other)
  if (further !== 0) return further > 0
  const inner = laneOf(state, car) - laneOf(state, other)
  if (inner !== 0) return inner < 0
  if (isBrokenDown(state, car) !== isBrokenDown(state, other)) return isBrokenDown(state, other)
  return car < other
}

export function laneOf(state: Positions, car: Car): number {
  return at(track.lane, placeOfCar(state, car))
}
