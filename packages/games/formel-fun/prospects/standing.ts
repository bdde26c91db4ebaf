/** How the race stands, read off a view. */
import type { Seat } from '@paddock/kernel'
import { type Car, carCount, ownerOf } from '../rules/cars.ts'
import { isAhead } from '../rules/phases/order.ts'
import { isSameSpace } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

export { isLastRound } from '../rules/phases/end-race.ts'
export { carOnTurn } from '../rules/state.ts'

/** The cars as they stand now, the first one first. `view.order` is the order at the round's start. */
export function raceOrder({ order, position, slot }: View): Car[] {
  return order.toSorted((a, b) => (isAhead(a, b, position, slot) ? -1 : 1))
}

export function positionOf(view: View, car: Car): number {
  return view.position[car] ?? 0
}

export function slotOf(view: View, car: Car): number {
  return view.slot[car] ?? 1
}

/** The slots of a space that cars stand in, whatever their lap; one car may be left out. */
export function slotsTaken(view: View, position: number, except?: Car): number[] {
  const there = view.order.filter((car) => car !== except && isSameSpace(positionOf(view, car), position))
  return there.map((car) => slotOf(view, car))
}

/** The same table with one car elsewhere. */
export function withCarAt(view: View, car: Car, position: number, slot: number): View {
  return { ...view, position: view.position.with(car, position), slot: view.slot.with(car, slot) }
}

/** The car that has lost this race; undefined while it is driven. */
export function loser({ out, race }: View): Car | undefined {
  return out[race - 1]
}

/**
 * The cars that stand on the track, the first one first. The loser stays until the next race starts,
 * and so do both cars of the final: people want to see how it ended.
 */
export function onTrack(view: View): Car[] {
  return [...raceOrder(view), ...view.out.slice(view.race - 1).reverse()]
}

/** Whether the car has moved in this round. */
export function hasMoved(view: View, car: Car): boolean {
  return view.order.indexOf(car) < view.turn
}

export function isRacing(view: View, seat: Seat): boolean {
  return view.order.some((car) => ownerOf(car) === seat)
}

/** Whether the seat has left the game: it lays down its cards after its last car is out (FF-F11-01). */
export function isOut(view: View, seat: Seat): boolean {
  return view.backs[seat]?.length === 0
}

/** The seats by their foremost car; those without a car come last, whoever lasted longer before the others. */
export function seatOrder(view: View): Seat[] {
  const racing = raceOrder(view).map(ownerOf)
  const gone = view.out.toReversed().map(ownerOf)
  return [...new Set([...racing, ...gone])]
}

/** FF-SET-03 */
export function raceCount(view: View): number {
  return carCount(view) - 1
}
