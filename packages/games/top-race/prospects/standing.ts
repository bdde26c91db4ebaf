import { allCars, type Car } from '../rules/cards.ts'
import { isAhead } from '../rules/movement/standing.ts'
import { isFinished, placeOfCar } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** The cars that are on the track, beside it or home, from first to last. During the auction not all of them are. */
export function carsInOrder(view: View): Car[] {
  const racing = allCars.filter((car) => !isFinished(view, car) && placeOfCar(view, car) >= 0)
  return [...view.finished, ...racing.sort((a, b) => (isAhead(view, a, b) ? -1 : 1))]
}

/** The place of a car in the race; 0 if it is not there yet. */
export function placeInRace(view: View, car: Car): number {
  return carsInOrder(view).indexOf(car) + 1
}

/** Drivers are being sold, and what belongs to them is chosen. */
export function isBeforeRace({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'bid' || phase === 'hand' || phase === 'car' || phase === 'grid' || phase === 'token'
}
