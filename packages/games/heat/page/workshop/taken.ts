import type { Seat } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'

export interface Taken {
  readonly seat: Seat
  readonly card: Card
}

/** What was picked since the market was opened, the first one first. The very first market opens before anything is told. */
export function takenOf(told: readonly Event[]): Taken[] {
  const opened = told.findLastIndex(({ type }) => type === 'market-opened')
  return told.slice(opened + 1).flatMap((event) => (event.type === 'upgrade-picked' ? [event] : []))
}
