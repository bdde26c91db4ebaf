import { standing, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

/** Those who are home in their places, then the cars on the track from first to last, then whoever gave up. */
export function seatOrder(view: View): Seat[] {
  const placed = view.place.map((place, seat) => ({ place, seat })).filter(({ place }) => place > 0)
  const inPlace = placed.sort((a, b) => a.place - b.place).map(({ seat }) => seat)
  const home = inPlace.filter((seat) => (view.finishedIn[seat] ?? 0) > 0)
  return [...home, ...standing(view), ...inPlace.filter((seat) => !home.includes(seat))]
}

/** The place of a car in the race, as it stands. */
export function placeOf(view: View, seat: Seat): number {
  return seatOrder(view).indexOf(seat) + 1
}

/** The lap a car is in, from 1 to the last one. */
export function lapOf({ progress, laps }: Pick<View, 'progress' | 'laps'>, seat: Seat, spaces: number): number {
  return Math.max(1, Math.min(laps, Math.floor((progress[seat] ?? 0) / spaces) + 1))
}
