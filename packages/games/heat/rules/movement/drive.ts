import type { Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { MoveReason } from '../event.ts'
import { type Car, driverOf, type Event, type State } from '../state.ts'
import { landing } from './movement.ts'

/** HT-MOVE-10, HT-MOVE-11, HT-MOVE-16, HT-MOVE-19: every movement of a turn. What a full space takes away is not taken from the speed. */
export function drive(state: State, spaces: number, by: MoveReason, tell: Tell<Event>): void {
  driveCar(state, driverOf(state), spaces, by, state.speed, tell)
}

export function driveCar(
  state: State,
  car: Car,
  spaces: number,
  by: MoveReason,
  speed: number,
  tell: Tell<Event>,
): void {
  const from = at(state.progress, car)
  const fromSpot = at(state.spot, car)
  const { progress: to, spot } = landing(state, car, spaces)
  state.progress[car] = to
  state.spot[car] = spot
  tell({ type: 'car-moved', seat: car, by, from, to, fromSpot, spot, spaces, lost: from + spaces - to, speed })
}
