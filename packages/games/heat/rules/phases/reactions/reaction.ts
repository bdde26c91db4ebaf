import type { Rng, Seat, Tell } from '@paddock/kernel'
import { faceOf } from '../../cards.ts'
import type { MoveReason } from '../../event.ts'
import { drive } from '../../movement/drive.ts'
import { cardsOf } from '../../piles/piles.ts'
import { type Action, driverOf, type Event, type State } from '../../state.ts'

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

/** Speed that comes in the middle of React moves the car at once. */
export function speedUp(state: State, spaces: number, by: MoveReason, tell: Tell<Event>): void {
  state.speed += spaces
  drive(state, spaces, by, tell)
}

/** A card has come to the play area: it counts what is printed on it. */
export function countLatest(state: State): number {
  const card = cardsOf(state.area, driverOf(state)).at(-1)
  const { value } = faceOf(card ?? 0)
  state.worth.push(value)
  return value
}
