import { limitOf } from '../modules/conditions/sectors.ts'
import { type Car, finishOf } from '../rules/state.ts'
import { circuitCalled, nextCorner } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** What a car comes to next: a corner, or at the end of the last lap the finish. */
export interface Ahead {
  /** The letter of the corner; undefined for the finish line. */
  readonly corner: string | undefined
  /** In force for everyone, road tokens included. */
  readonly limit: number
  /** So many spaces take the car over the line. */
  readonly distance: number
}

type Road = Pick<View, 'circuit' | 'laps' | 'progress' | 'road' | 'weather'>

/** Undefined for a car that is over the finish line. */
export function aheadOf(view: Road, car: Car): Ahead | undefined {
  const here = view.progress[car] ?? 0
  const finish = finishOf(view)
  if (here >= finish) return undefined
  const next = nextCorner(circuitCalled(view.circuit), here, finish)
  if (!next) return { corner: undefined, limit: 0, distance: finish - here }
  return { corner: next.corner.letter, limit: limitOf(view, next.corner), distance: next.line - here }
}
