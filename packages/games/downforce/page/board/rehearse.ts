import type { Rehearsed } from '@paddock/page-kit/game-page.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { DownforceDeciding } from '../props.ts'
import { movesOf } from './preview.ts'

/** The rows of a card are laid out one after the other, as far as nobody else steers. */
export function rehearse(
  { view, prospect, choices }: DownforceDeciding,
  choice: number,
): Rehearsed<View, Action> | undefined {
  if (choices[choice]?.type === 'bet' || view.phase === 'bid') return undefined
  const { moves, next } = prospect(choice)
  const driven = movesOf(view, moves).filter(({ path }) => path.length > 1)
  return { moves: driven, ...(next ? { next } : {}) }
}
