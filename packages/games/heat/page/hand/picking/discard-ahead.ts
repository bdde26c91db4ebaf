import { hasFinished } from '../../../prospects/facts/order.ts'
import type { Action } from '../../../rules/action.ts'
import { type Card, isDiscardable } from '../../../rules/cards.ts'
import type { Props } from '../props.ts'
import { type Kept, placesNow, purposeOf } from './kept.ts'
import { toggled } from './selection.ts'
import type { Picking } from './use-picking.ts'

/** What ends React, or follows it: the discard is not far. */
export function leadsToDiscard({ type }: Action): boolean {
  return type === 'done' || type === 'stay'
}

/** Cards to be discarded at the end of the turn, picked while something else is asked; undefined if there are none. */
export function discardAhead(
  { view, viewer }: Pick<Props, 'view' | 'viewer'>,
  hand: readonly Card[],
  kept: Kept | undefined,
  keep: (kept: Kept) => void,
): Picking | undefined {
  const count = hand.filter(isDiscardable).length
  // HT-FIN-05
  if (count === 0 || viewer === 'spectator' || hasFinished(view, viewer)) return undefined
  const of = purposeOf(view, viewer)
  const picked = kept?.of === of ? placesNow(kept, hand) : []
  return {
    hand,
    picked,
    cards: picked.flatMap((place) => hand[place] ?? []),
    choice: undefined,
    sizes: [count],
    isAhead: true,
    mayPick: (place) => hand[place] !== undefined && isDiscardable(hand[place]),
    toggle: (place) => keep({ of, hand, picked: toggled(picked, place, count) }),
  }
}
