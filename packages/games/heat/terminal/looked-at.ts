import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { type HeatProspect, prospect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** What the choice that is looked at would bring. */
export function lookedAt({ view, seat, choices, chosen }: Picture<Event, View, Action>): HeatProspect | undefined {
  const action = chosen === undefined ? undefined : choices?.[chosen]
  return action && prospect(view, seat, action)
}
