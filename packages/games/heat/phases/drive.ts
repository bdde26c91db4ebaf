import type { Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { MoveReason } from '../event.ts'
import { landing } from '../movement.ts'
import { driverOf, type Event, type State } from '../state.ts'

/** HT-MOVE-10, HT-MOVE-16, HT-MOVE-19: every movement of a turn. What a full space takes away is not taken from the speed. */
export function drive(state: State, spaces: number, by: MoveReason, tell: Tell<Event>): void {
  const seat = driverOf(state)
  const from = at(state.progress, seat)
  const fromSpot = at(state.spot, seat)
  const { progress: to, spot } = landing(state, seat, spaces)
  state.progress[seat] = to
  state.spot[seat] = spot
  const lost = from + spaces - to
  tell({ type: 'car-moved', seat, by, from, to, fromSpot, spot, spaces, lost, speed: state.speed })
}
