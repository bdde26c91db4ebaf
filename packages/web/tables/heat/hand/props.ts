import type { Action, Event, View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import type { Deciding, HandProps, Looking } from '../../game-table.ts'

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
