import type { Spot } from '@paddock/board'
import { homeSpot, spotAt, spotsOnWay } from '@paddock/page-kit/lanes/cars/spots.ts'
import { home } from '@paddock/racing/lanes'
import type { Car } from '../../rules/cards.ts'
import { trackCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'

/** Where a car stands; undefined for one that does not race. */
export function spotOf(view: View, car: Car): Spot | undefined {
  const space = view.space[car] ?? home
  if (view.finished.includes(car)) return homeSpot(trackCalled(view.circuit))
  return space === home ? undefined : spotAt(trackCalled(view.circuit), { space, lap: view.lap[car] ?? 0 })
}

/** The spots of a way: from where the car stands through every space it enters. */
export function pathOf(view: View, car: Car, path: readonly number[]): Spot[] {
  const space = view.space[car] ?? home
  return space === home ? [] : spotsOnWay(trackCalled(view.circuit), { space, lap: view.lap[car] ?? 0 }, path)
}
