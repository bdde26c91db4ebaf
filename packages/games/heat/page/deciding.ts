import type { Deciding } from '@paddock/page-kit/game-page.ts'
import type { HeatProspect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** A decision that a driver owes, with what each choice would bring. */
export type HeatDeciding = Deciding<View, Action, Event, HeatProspect>
