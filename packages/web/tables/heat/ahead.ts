import { circuitCalled, finishOf, nextCorner, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

/** What a car comes to next: a corner, or at the end of the last lap the finish. */
export interface Ahead {
  /** The letter of the corner; undefined for the finish line. */
  readonly corner: string | undefined
  readonly limit: number
  /** So many spaces take the car over the line. */
  readonly distance: number
}

/** Undefined for a car that is over the finish line. */
export function aheadOf(view: Pick<View, 'options' | 'laps' | 'progress'>, seat: Seat): Ahead | undefined {
  const here = view.progress[seat] ?? 0
  const finish = finishOf(view)
  if (here >= finish) return undefined
  const next = nextCorner(circuitCalled(view.options.circuit), here, finish)
  if (!next) return { corner: undefined, limit: 0, distance: finish - here }
  return { corner: next.corner.letter, limit: next.corner.limit, distance: next.line - here }
}
