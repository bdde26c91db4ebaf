import type { Seat } from '@paddock/kernel'
import type { OpenState } from '../../state.ts'
import type { Symbols } from '../../symbols.ts'

/** HT-ADR-06, HT-ADR-07, HT-ADR-08 */
export const adrenaline: Symbols = { speed: 1, cooldown: 1 }

const manyCars = 5

/** HT-ADR-01, HT-ADR-02: how many of the last cars have it, by those that started, however many are left. */
export function adrenalineCars(started: number): number {
  return started >= manyCars ? 2 : 1
}

/**
 * HT-ADR-03, HT-ADR-04, HT-ADR-05, HT-ADR-09: the drivers among the last of those who begin the round, also if one of them then gives up.
 * A Legend takes up its place and makes nothing of it.
 */
export function lastCars({ order, cars, seats }: Pick<OpenState, 'order' | 'cars' | 'seats'>): Seat[] {
  return order.slice(-adrenalineCars(cars)).filter((car) => car < seats)
}
