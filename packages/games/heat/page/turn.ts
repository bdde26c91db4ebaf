import type { Seat } from '@paddock/kernel'
import { type Car, isLegend, isTurnPhase } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** The car that moves now; undefined while everyone chooses, before the race, and when it is over. */
export function moving({ phase, order, turn, isLegendCardOpen }: View): Car | undefined {
  // A Legend may lead the round: then its card is open before any driver has begun.
  return isTurnPhase(phase) || isLegendCardOpen ? order[turn] : undefined
}

/** The driver whose car that is; undefined for a Legend. */
export function onTurn(view: View): Seat | undefined {
  const car = moving(view)
  return car === undefined || isLegend(view, car) ? undefined : car
}
