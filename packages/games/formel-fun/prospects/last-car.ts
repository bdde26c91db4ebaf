import type { Car } from '../rules/cars.ts'
import type { View } from '../rules/view.ts'
import { hasMoved, isLastRound, onTrack, positionOf } from './standing.ts'

/** The car that would go out if the race ended now, or has just done so. */
export interface LastCar {
  readonly car: Car
  /** The one before it, and by how many spaces; by none where it stands beside it, further in. */
  readonly ahead: Car
  readonly gap: number
  /** It has not moved yet in this round; and whether the race ends with this round. */
  readonly isToMove: boolean
  readonly isLastRound: boolean
}

export function lastCar(view: View): LastCar | undefined {
  const [ahead, car] = onTrack(view).slice(-2)
  if (ahead === undefined || car === undefined || view.order.length === 0) return undefined
  return {
    car,
    ahead,
    gap: positionOf(view, ahead) - positionOf(view, car),
    isToMove: !hasMoved(view, car),
    isLastRound: isLastRound(view),
  }
}
