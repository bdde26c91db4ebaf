import type { Moves, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action, Event, State } from '../../state.ts'

export const givingUp: Action = { type: 'give-up' }

/** HT-FIN-11: once any car has finished. */
export function mayGiveUp({ finishedIn }: Pick<State, 'finishedIn'>): boolean {
  return finishedIn.some((round) => round > 0)
}

/** HT-FIN-11, HT-EVT-16: the worst place that nobody has who dropped out before. */
export function lastFreePlace({ cars, place, finishedIn }: State): number {
  return cars - place.filter((taken, car) => taken > 0 && at(finishedIn, car) === 0).length
}

/** HT-R5: of several who give up together, the last car takes the last place. */
export function giveUp(state: State, drivers: readonly Seat[], moves: Moves<Action>, tell: Tell<Event>): void {
  const leaving = drivers.filter((_, index) => moves[index]?.type === 'give-up')
  for (const seat of state.order.toReversed()) {
    if (!leaving.includes(seat)) continue
    const place = lastFreePlace(state)
    state.place[seat] = place
    state.order = state.order.filter((car) => car !== seat)
    tell({ type: 'gave-up', seat, place })
  }
}
