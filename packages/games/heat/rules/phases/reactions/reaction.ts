import type { Rng, Seat, Tell } from '@paddock/kernel'
import type { MoveReason } from '../../event.ts'
import { drive } from '../../movement/drive.ts'
import { reckonSpeed } from '../../movement/speed.ts'
import type { Action, Event, State } from '../../state.ts'

/** What a symbol is good for in this step. */
export interface Reaction {
  /** The type of the actions that use it. */
  readonly action: Action['type']
  /** HT-SYM-23 */
  readonly isMandatory?: boolean
  /** Whether it could be used, by what everyone can see. */
  isOpen(state: State, seat: Seat): boolean
  choices(state: State, seat: Seat): readonly Action[]
  /** HT-REACT-02: carries it out completely. */
  use(state: State, action: Action, rng: Rng, tell: Tell<Event>): void
}

/** Speed beside that of the cards; it moves the car at once. */
export function speedUp(state: State, spaces: number, by: MoveReason, tell: Tell<Event>): void {
  state.added += spaces
  reckonSpeed(state)
  drive(state, spaces, by, tell)
}
