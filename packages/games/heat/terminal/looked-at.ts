import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import type { HeatProspect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** What is to be drawn, with what each choice would bring. */
export type HeatPicture = Picture<Event, View, Action, HeatProspect>

/** What the choice that is looked at would bring. */
export function lookedAt({ prospect, chosen }: HeatPicture): HeatProspect | undefined {
  return chosen === undefined ? undefined : prospect?.(chosen)
}
