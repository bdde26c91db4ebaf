import type { Seat } from '@paddock/kernel'
import type { Deciding, HandProps, Looking } from '@paddock/page-kit/game-page.ts'
import type { Action } from '../../rules/action.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'

export type Props = HandProps<View, Action, Event>

/** Someone who drives looks at their own dashboard. */
export interface Driving extends Looking<View> {
  readonly seat: Seat
}

/** A decision is owed, and something is asked. */
export interface AskedProps extends Props {
  readonly deciding: Deciding<View, Action, Event>
  readonly seat: Seat
}
