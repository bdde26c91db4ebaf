/** Where the cars are. */
import { at } from '@paddock/racing'
import { progressAt } from '@paddock/racing/lanes'
import type { Car } from '../cards.ts'
import type { OpenState } from '../state.ts'
import { track } from '../track.ts'

/** What answers where the cars are: the state, and every view of it. */
export type Positions = Pick<OpenState, 'options' | 'space' | 'lap' | 'aside' | 'finished'>

export function isFinished({ finished }: Pick<OpenState, 'finished'>, car: Car): boolean {
  return finished.includes(car)
}

export function isBrokenDown({ aside }: Pick<OpenState, 'aside'>, car: Car): boolean {
  return (aside[car] ?? -1) >= 0
}

/** The space that counts for a car which is not home: where it stands, or stood when it broke down. */
export function placeOfCar({ space, aside }: Pick<OpenState, 'space' | 'aside'>, car: Car): number {
  return Math.max(at(space, car), at(aside, car))
}

/** How far a car that is not home has come, in columns. */
export function progressOf(state: Positions, car: Car): number {
  return progressAt(track, at(state.lap, car), placeOfCar(state, car))
}
