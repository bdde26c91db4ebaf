import type { Laying } from '@paddock/page-kit/game-page.ts'
import type { HeatProspect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { rehearse } from './rehearse.ts'

/** The rest of a turn, laid out as far as nothing comes to light. */
export const laying: Laying<View, Action, Event, HeatProspect> = {
  rehearse,
}
