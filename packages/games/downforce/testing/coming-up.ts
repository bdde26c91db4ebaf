/** For tests of the auction: which cars come up, and who lays what whenever bids are asked for. */
import type { Seat } from '@paddock/kernel'
import { type Colour, carCalled, carCount, type PowerName, powerCalled, powers } from '../rules/cards.ts'
import type { DownforceTable } from './table.ts'

/** A car with the power that comes up beside it. */
export type Upcoming = readonly [Colour, PowerName]

/** These lots are still to be sold, the first of them is on offer; each comes with a power, in the order of `powers`. */
export function comingUp(table: DownforceTable, ...colours: Colour[]): DownforceTable {
  return lotsComingUp(table, ...colours.map((colour, place): Upcoming => [colour, powers[place] ?? 'tricky']))
}

export function lotsComingUp(table: DownforceTable, ...lots: Upcoming[]): DownforceTable {
  return table.arrange((state) => {
    const [first, ...rest] = lots.map(([colour, power]) => ({ car: carCalled(colour), power: powerCalled(power) }))
    state.lot = first ?? null
    // The top of a pile is its last.
    state.lots = rest.map(({ car }) => car).reverse()
    state.powerPile = rest.map(({ power }) => power).reverse()
  })
}

/** Whoever is asked lays this card, round after round, as long as bids are asked for. */
export function bidOn(table: DownforceTable, laid: (seat: Seat) => string): DownforceTable {
  for (let round = 0; round < 2 * carCount && table.phase === 'bid'; round++) table.bid(...table.pending.map(laid))
  return table
}
