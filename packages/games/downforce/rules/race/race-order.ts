import { foremostFirst } from '@paddock/racing/lanes'
import type { Car } from '../cards.ts'
import { type Positions, trackOf } from '../state.ts'

/** The cars from first to last: those at home, then the farthest ahead, level ones by the inside lane (DF-LONG-04, DF-LONG-05, DF-R35). */
export function raceOrder(state: Positions): Car[] {
  return [...state.finished, ...foremostFirst(trackOf(state), state)]
}
