/** How far it is for a car, and how free its way is. */
import { at } from '@paddock/racing'
import { likelyLoss as lossOn, roadOf, stepsToGo as stepsOn } from '@paddock/racing/lanes'
import type { Car } from '../rules/cards.ts'
import { type Positions, placeOfCar } from '../rules/movement/positions.ts'
import { track } from '../rules/track.ts'

const road = roadOf(track)

/** The steps that a car which is not home still has to go; fewer than none beyond the line of a long distance. */
export function stepsToGo(positions: Positions, car: Car): number {
  return stepsOn(road, at(positions.lap, car), placeOfCar(positions, car))
}

/** The steps that a car on the track is likely to lose because others are in its way. */
export function likelyLoss({ space }: Positions, car: Car): number {
  return lossOn(road, space, at(space, car))
}
