/** Questions that can no longer matter, whatever is answered. */
import { kindDistance, turboBonus } from '../rules/cards.ts'
import { ownerOf } from '../rules/cars.ts'
import { type Action, carOnTurn } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { positionOf } from './standing.ts'

/**
 * FF-F15-01: where all cars that are left are of one team, it has all places that are left, with their points and the
 * best car, in whichever order they leave. As long as anybody else drives, every card may cost a place.
 */
export function isSettled({ order: [first, ...others] }: View): boolean {
  return first !== undefined && others.every((car) => ownerOf(car) === ownerOf(first))
}

/** Where nothing matters any more, the card that drives furthest: it is over soonest. Undefined where something may. */
export function idleChoice(view: View, choices: readonly Action[]): number | undefined {
  const car = carOnTurn(view)
  if (car === undefined || !isSettled(view)) return undefined
  const space = spaceNumber(positionOf(view, car))
  const far = choices.map(({ card, turbo }) => kindDistance(card, space) + (turbo ? turboBonus : 0))
  return far.indexOf(Math.max(...far))
}
