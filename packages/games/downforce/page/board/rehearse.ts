import type { Rehearsed } from '@paddock/page-kit/game-page.ts'
import { unasked } from '@paddock/page-kit/lanes/unasked.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { DownforceDeciding } from '../props.ts'
import { movesOf } from './preview.ts'

/** The rows of a card are laid out one after the other, as far as nobody else steers. */
export function rehearse(
  { view, prospect, choices }: DownforceDeciding,
  choice: number,
): Rehearsed<View, Action> | undefined {
  const action = choices[choice]
  if (action?.type === 'bet' || view.phase === 'bid') return undefined
  const { moves, next, certain } = prospect(choice)
  const leadsCar = action?.type === 'move' || (action?.type === 'bonus' && action.to !== null)
  const driven = movesOf(view, moves).filter(({ path }) => path.length > 1)
  return { moves: driven, unasked: unasked(certain, leadsCar), ...(next ? { next } : {}) }
}
