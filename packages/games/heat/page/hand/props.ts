import type { Seat } from '@paddock/kernel'
import type { HandProps, Looking } from '@paddock/page-kit/game-page.ts'
import type { HeatProspect } from '../../prospects/prospect.ts'
import type { Action } from '../../rules/action.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import type { HeatDeciding } from '../deciding.ts'

export type Props = HandProps<View, Action, Event, HeatProspect>

/** Someone who drives looks at their own dashboard. */
export interface Driving extends Looking<View> {
  readonly seat: Seat
}

/** A decision is owed, and something is asked. */
export interface AskedProps extends Props {
  readonly deciding: HeatDeciding
  readonly seat: Seat
}
