import type { Event } from '../../../rules/event.ts'

export type Sale = Extract<Event, { type: 'driver-sold' }>

/** The sale that is being carried out or was last. */
export function saleOf(told: readonly Event[]): Sale | undefined {
  return told.findLast((event) => event.type === 'driver-sold')
}
