import { standing } from '../rules/movement/movement.ts'
import type { Car } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** Those who are home in their places, then the cars on the track from first to last, then whoever gave up. */
export function carOrder(view: View): Car[] {
  const placed = view.place.map((place, car) => ({ place, car })).filter(({ place }) => place > 0)
  const inPlace = placed.sort((a, b) => a.place - b.place).map(({ car }) => car)
  const home = inPlace.filter((car) => (view.finishedIn[car] ?? 0) > 0)
  return [...home, ...standing(view), ...inPlace.filter((car) => !home.includes(car))]
}

/** The place of a car in the race, as it stands. */
export function placeOf(view: View, car: Car): number {
  return carOrder(view).indexOf(car) + 1
}

/** The lap a car is in, from 1 to the last one. */
export function lapOf({ progress, laps }: Pick<View, 'progress' | 'laps'>, car: Car, spaces: number): number {
  return Math.max(1, Math.min(laps, Math.floor((progress[car] ?? 0) / spaces) + 1))
}
