/** What the lessons ask of a view. The learner drives red: cars 0, 1 and 2. */
import { heldOf } from '../prospects/hand.ts'
import { lastCar } from '../prospects/last-car.ts'
import { distanceOf, type Piece, spaceAt } from '../prospects/reasons/pieces.ts'
import { carOnTurn, isLastRound, positionOf } from '../prospects/standing.ts'
import type { CardKind } from '../rules/cards.ts'
import { type Car, carOf, ownerOf } from '../rules/cars.ts'
import type { Action } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

export const learner = 0
export const [first, second, third] = [carOf(learner, 0), carOf(learner, 1), carOf(learner, 2)]

export { isLastRound, lastCar }

/** Whether this car is on turn in this round of the first race. */
export function isAt(view: View, round: number, car: Car): boolean {
  return view.race === 1 && view.round === round && carOnTurn(view) === car
}

export function holds(view: View, ...kinds: readonly CardKind[]): boolean {
  return kinds.every((kind) => heldOf(view, kind) > 0)
}

/** Whether a choice is this card, and nothing on top of it. */
export function isAlone({ card, turbo }: Action, kind: CardKind): boolean {
  return card === kind && !turbo
}

export function numberUnder(view: View, car: Car): number {
  return spaceNumber(positionOf(view, car))
}

/** How far the choice drives the car on turn. */
export function reach(view: View, action: Action): number {
  return distanceOf(action, view, carOnTurn(view) ?? first)
}

/** Whether a car of the learner has gone out. */
export function hasLost(view: View): boolean {
  return view.out.some((car) => ownerOf(car) === learner)
}

export function ownCars(view: View): Car[] {
  return view.order.filter((car) => ownerOf(car) === learner)
}

export function card(kind: CardKind): Piece {
  return { piece: 'card', kind }
}

export function car(which: Car): Piece {
  return { piece: 'car', car: which }
}

/** The space that lies so far ahead of a car; 0: the one it stands on. */
export function space(view: View, which: Car, ahead = 0): Piece {
  return { piece: 'space', space: spaceAt(positionOf(view, which) + ahead) }
}
