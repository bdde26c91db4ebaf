/** Who is where, as anyone can see. */
import type { Seat } from '@paddock/kernel'
import { allCars, type Car } from '../rules/cards.ts'
import { distanceFromFinish } from '../rules/end/distance.ts'
import { isFinished, type Positions, placeOfCar, progressOf } from '../rules/movement/positions.ts'
import { isAhead } from '../rules/movement/race-order.ts'
import type { View } from '../rules/view.ts'

export { isBrokenDown, isFinished, placeOfCar } from '../rules/movement/positions.ts'
export { isSeatHome } from '../rules/turn/turn.ts'

/** The cars that are on the track, beside it or home, from first to last. During the auction not all of them are. */
export function carsInOrder(view: Positions): Car[] {
  const racing = allCars.filter((car) => !isFinished(view, car) && placeOfCar(view, car) >= 0)
  return [...view.finished, ...racing.sort((a, b) => (isAhead(view, a, b) ? -1 : 1))]
}

/** The place of a car in the race; 0 if it is not there yet. */
export function placeInRace(view: Positions, car: Car): number {
  return carsInOrder(view).indexOf(car) + 1
}

/** By how many columns a car is behind the first one that is still racing. */
export function columnsBehind(view: Positions, car: Car): number {
  const first = carsInOrder(view).find((other) => !isFinished(view, other)) ?? car
  return progressOf(view, first) - progressOf(view, car)
}

/** How far a car has come, in inside spaces before or beyond the finish. */
export function distanceCome(view: View, car: Car): number {
  return distanceFromFinish(view.lap[car] ?? 0, placeOfCar(view, car))
}

/** Drivers are being sold, and what belongs to them is chosen. */
export function isBeforeRace({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'bid' || phase === 'hand' || phase === 'car' || phase === 'grid' || phase === 'token'
}

export function seatsOf({ seats }: Pick<View, 'seats'>): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}
