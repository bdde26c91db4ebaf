/** A way for a car that nobody has thought about yet: as far as its row goes, the own ones inside and the others outside. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { home } from '@paddock/racing/lanes'
import { type Action, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { lostBy } from './asked.ts'

/** The choice that is proposed, by its place; none where a card, a car or a power is to be thought of. */
export function proposed(view: View, seat: Seat, choices: readonly Action[]): number | undefined {
  if (view.phase !== 'move') return undefined
  const isOwn = at(view.owner, view.car) === seat
  const { spaces } = trackOf(view).circuit
  const worth = (action: Action): number => {
    // What a power adds is its owner's to think of.
    if (action.type !== 'move' || action.more) return Number.NEGATIVE_INFINITY
    if (action.to === home) return Number.POSITIVE_INFINITY
    const lane = spaces[action.to]?.lane ?? 0
    return -10 * lostBy(view, action) + (isOwn ? -lane : lane)
  }
  const best = Math.max(...choices.map(worth))
  const place = choices.findIndex((choice) => worth(choice) === best)
  return place < 0 ? undefined : place
}
