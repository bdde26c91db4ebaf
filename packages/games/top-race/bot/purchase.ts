/** What to take of all that may be chosen with a car: a hand, the car itself, its start space. */
import { at, best } from '@paddock/racing'
import { allCars, type Card } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carWorth } from './car-worth.ts'

/** The hand with which one of the unsold cars is worth most. */
export function chooseHand(view: View, choices: readonly Action[]): Action | undefined {
  return best(choices, (choice) => (choice.type === 'hand' ? bestCarWorth(view, view.openHands[choice.hand] ?? []) : 0))
}

export function bestCarWorth(view: View, hand: readonly Card[]): number {
  return Math.max(...allCars.filter((car) => at(view.owner, car) < 0).map((car) => carWorth(hand, car)))
}

export function chooseCar(view: View, choices: readonly Action[]): Action | undefined {
  return best(choices, (choice) => (choice.type === 'car' ? carWorth(view.hand, choice.car) : 0))
}

/** From the middle of a row a car can go to every lane. */
const startSpaces: readonly string[] = ['1b', '1a', '1c', '0b', '0a', '0c']
const byPlace = track.circuit.grid.map(({ alias }) => startSpaces.indexOf(alias))

export function chooseStart(choices: readonly Action[]): Action | undefined {
  return best(choices, (choice) => (choice.type === 'grid' ? 0 - at(byPlace, choice.place) : 0))
}
