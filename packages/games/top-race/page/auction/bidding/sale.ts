import type { Event } from '../../../rules/event.ts'

export type DriverSale = Extract<Event, { type: 'driver-sold' }>

/** The sale that is being carried out or was last. */
export function saleOf(told: readonly Event[]): DriverSale | undefined {
  return told.findLast((event) => event.type === 'driver-sold')
}
