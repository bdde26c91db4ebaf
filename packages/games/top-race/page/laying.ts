import type { Laying } from '@paddock/page-kit/game-page.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import { proposed } from '../prospects/proposal.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { rehearse } from './rehearse.ts'

/** The rows of a card, laid out from top to bottom. */
export const laying: Laying<View, Action, Event, TopRaceProspect> = {
  rehearse,
  propose: ({ view, seat, choices }) => proposed(view, seat, choices),
}
