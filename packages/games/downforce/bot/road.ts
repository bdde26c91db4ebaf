/** How far it is for a car, and how free its way is. */
import { likelyLoss as lossOn, type Road, roadOf, stepsToGo as stepsOn } from '@paddock/racing/lanes'
import type { Car } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { home, type Positions } from '../rules/state.ts'
import { trackCalled } from '../rules/track.ts'

const roads: Readonly<Record<Options['circuit'], Road>> = {
  'marina-bay': roadOf(trackCalled('marina-bay')),
  'river-station': roadOf(trackCalled('river-station')),
}

/** The steps a car still has to go. */
export function stepsToGo({ circuit, space, lap }: Positions, car: Car): number {
  const on = space[car] ?? home
  return on < 0 ? 0 : stepsOn(roads[circuit], lap[car] ?? 0, on)
}

/** The steps that a car is likely to lose because others are in its way. */
export function likelyLoss({ circuit, space }: Positions, car: Car): number {
  return lossOn(roads[circuit], space, space[car] ?? home)
}
