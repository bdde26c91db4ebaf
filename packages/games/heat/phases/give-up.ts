import type { Moves, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action, Event, State } from '../state.ts'

export const givingUp: Action = { type: 'give-up' }

/** HT-FIN-11: once any car has finished. */
export function mayGiveUp({ finishedIn }: Pick<State, 'finishedIn'>): boolean {
  return finishedIn.some((round) => round > 0)
}

/** HT-FIN-11: the worst places that are free; of several who give up together, the last car takes the last. */
export function giveUp(state: State, drivers: readonly Seat[], moves: Moves<Action>, tell: Tell<Event>): void {
  const leaving = drivers.filter((_, index) => moves[index]?.type === 'give-up')
  for (const seat of state.order.toReversed()) {
    if (!leaving.includes(seat)) continue
    const gone = state.place.filter((place, other) => place > 0 && at(state.finishedIn, other) === 0).length
    const place = state.seats - gone
    state.place[seat] = place
    tell({ type: 'gave-up', seat, place })
  }
  state.order = state.order.filter((seat) => !leaving.includes(seat))
}
