import type { Rehearsed } from '@paddock/page-kit/game-page.ts'
import { unasked } from '@paddock/page-kit/lanes/unasked.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { certainMoves } from './preview.ts'
import type { TopRaceDeciding } from './props.ts'

/** Of the choices about a card: which one is played, what a pair does, the rows, the cars of wilds, and where cars end. */
const ofCards: readonly View['phase'][] = ['card', 'pair', 'row', 'wild', 'move']

/** A card is laid out from its first row to its last. */
export function rehearse(
  { view, prospect, choices }: TopRaceDeciding,
  choice: number,
): Rehearsed<View, Action> | undefined {
  if (!ofCards.includes(view.phase)) return undefined
  const foreseen = prospect(choice)
  const happens = unasked(foreseen.certain, choices[choice]?.type === 'move')
  return { moves: certainMoves(foreseen, view), unasked: happens, ...(foreseen.next ? { next: foreseen.next } : {}) }
}
