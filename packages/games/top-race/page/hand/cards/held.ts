import type { Viewer } from '@paddock/kernel'
import { type Alike, alikeCards, choiceOf } from '@paddock/page-kit/lanes/alike.ts'
import { signal } from '@preact/signals'
import { ownSpaces } from '../../../prospects/own-spaces.ts'
import { isPlayable } from '../../../prospects/pair-effect.ts'
import type { Card } from '../../../rules/cards.ts'
import type { Action } from '../../../rules/state.ts'
import type { View } from '../../../rules/view.ts'

/** Cards of one hand that look alike. */
export interface Held extends Alike {
  /** The choice that playing it, or putting it away, is. */
  readonly choice: number | undefined
  /** Spaces for the viewer's own cars, a wild counted for them where it may take one. */
  readonly own: number
  readonly isPlayable: boolean
}

export const sortings = ['printed', 'own'] as const
export type Sorting = (typeof sortings)[number]

/** How the hand is sorted: it stays so from card to card. */
export const sorting = signal<Sorting>('printed')

/** The viewer's cards, those with most cars first and pairs last; or what is best for the own cars first. */
export function heldCards(view: View, viewer: Viewer, choices: readonly Action[], by: Sorting): Held[] {
  const held = alikeCards(view.hand).map(({ card, count }) => ({
    card,
    count,
    choice: choiceOf(choices, (action) => isWith(action, card)),
    own: ownSpaces(view, viewer, card),
    isPlayable: isPlayable(view, card),
  }))
  return by === 'printed' ? held : held.sort((a, b) => b.own - a.own)
}

function isWith(action: Action, card: Card): boolean {
  return (action.type === 'play' || action.type === 'discard') && action.card === card
}
