import type { Viewer } from '@paddock/kernel'
import { type Alike, alikeCards, choiceOf } from '@paddock/page-kit/lanes/alike.ts'
import { type Card, speed8Of } from '../../rules/cards.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** Cards of one hand that look alike, and the choices they stand for, each by its place in the list. */
export interface Held extends Alike {
  readonly choice: number | undefined
  /** The same card from bottom to top. */
  readonly reversed: number | undefined
}

/** The viewer's cards, those with most cars first, the Speed-8 cards last, as they were bought: the order of the choices. */
export function heldCards(view: View, viewer: Viewer, choices: readonly Action[]): Held[] {
  const speed8 = viewer === 'spectator' ? [] : (view.speed8[viewer] ?? [])
  const alike = [...alikeCards(view.hand), ...speed8.map((car) => ({ card: speed8Of(car), count: 1 }))]
  return alike.map(({ card, count }) => ({
    card,
    count,
    choice: choiceOf(choices, (action) => isWith(action, card) && !isReversed(action)),
    reversed: choiceOf(choices, (action) => isWith(action, card) && isReversed(action)),
  }))
}

function isWith(action: Action, card: Card): boolean {
  return (action.type === 'bid' || action.type === 'play') && action.card === card
}

function isReversed(action: Action): boolean {
  return action.type === 'play' && action.reversed === true
}
