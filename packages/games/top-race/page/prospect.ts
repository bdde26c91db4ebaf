import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { foresight, type Prospect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** What a choice would bring; nothing of one that is none. */
export function prospectOf(
  { view, seat, choices }: Deciding<View, Action, Event>,
  choice: number,
): Prospect | undefined {
  const action = choices[choice]
  return action && foresight.prospect(view, seat, action)
}
