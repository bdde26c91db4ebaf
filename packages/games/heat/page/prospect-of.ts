import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { type HeatProspect, prospect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

export type Asked = Deciding<View, Action, Event>

const kept = new WeakMap<readonly Action[], Map<Action, HeatProspect>>()

/** What a choice would bring; made when it is asked for, and kept for the position. */
export function prospectOf({ view, seat, choices }: Asked, action: Action): HeatProspect {
  const known = kept.get(choices) ?? new Map<Action, HeatProspect>()
  kept.set(choices, known)
  const found = known.get(action) ?? prospect(view, seat, action)
  known.set(action, found)
  return found
}
