import { type Car, carCount } from './state.ts'
import { passedLine } from './track.ts'
import type { View } from './view.ts'

/** The cars as they stand now, the first one first. `view.order` is the order at the round's start. */
export function standing(view: View): Car[] {
  return view.order.toSorted((a, b) => positionOf(view, b) - positionOf(view, a) || slotOf(view, a) - slotOf(view, b))
}

export function positionOf(view: View, car: Car): number {
  return view.position[car] ?? 0
}

export function slotOf(view: View, car: Car): number {
  return view.slot[car] ?? 1
}

/** The same table with one car elsewhere. */
export function withCarAt(view: View, car: Car, position: number, slot: number): View {
  return { ...view, position: view.position.with(car, position), slot: view.slot.with(car, slot) }
}

/** Whether a car has passed the line, so that the race ends with this round. */
export function isLastRound(view: View): boolean {
  return view.order.some((car) => positionOf(view, car) >= passedLine)
}

export function raceCount(view: View): number {
  return carCount(view) - 1
}
