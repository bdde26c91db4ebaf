import type { Rehearsed } from '@paddock/page-kit/game-page.ts'
import { nextOfTurn } from '../prospects/rest-of-turn.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import type { HeatDeciding } from './deciding.ts'

/** The rest of a turn is laid out as far as nothing comes to light: what is cooled, the slipstream, the discard. */
export function rehearse({ view, seat, choices }: HeatDeciding, choice: number): Rehearsed<View, Action> | undefined {
  const action = choices[choice]
  const next = action && nextOfTurn(view, seat, action)
  return next && { moves: [], next }
}
