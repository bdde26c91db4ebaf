/** A way for a car that nobody has thought about yet: as far as it goes, the own ones inside and the others outside. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { home } from '@paddock/racing/lanes'
import { moveWays } from '../rules/movement/movement.ts'
import { currentRow } from '../rules/movement/rows.ts'
import type { Action } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** The choice that is proposed, by its place; none where a card, a use, a row or a car is to be named. */
export function proposed(view: View, seat: Seat, choices: readonly Action[]): number | undefined {
  if (view.phase !== 'move') return undefined
  const isOwn = at(view.owner, view.car) === seat
  const steps = stepsTo(view)
  const worth = (action: Action): number => {
    if (action.type !== 'move') return Number.NEGATIVE_INFINITY
    if (action.to === home) return Number.POSITIVE_INFINITY
    const lane = track.circuit.spaces[action.to]?.lane ?? 0
    return 10 * (steps.get(action.to) ?? 0) + (isOwn ? -lane : lane)
  }
  const best = Math.max(...choices.map(worth))
  const place = choices.findIndex((choice) => worth(choice) === best)
  return place < 0 ? undefined : place
}

/** How far the car has driven at each end of its row. A pair has none: there every end is as near as can be. */
function stepsTo(view: View): ReadonlyMap<number, number> {
  if (view.row < 0 || view.car < 0) return new Map()
  return new Map(moveWays(view, view.car, currentRow(view).spaces).map(({ to, steps }) => [to, steps]))
}
