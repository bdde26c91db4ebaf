/** For tests: the end of a race. */
import type { Seat } from '@paddock/kernel'
import type { CardName } from '../rules/cards.ts'
import { circuitCalled } from '../rules/track.ts'
import type { HeatTable } from './table.ts'

/** What the first to the fourth driver play in first gear, right before the flag. */
const sprint: readonly CardName[] = [4, 3, 3, 2]

/** Up to four drivers are about to finish in this order; Legends, if there are any, are far behind. */
export function beforeTheFlag(table: HeatTable, ...order: Seat[]): HeatTable {
  const { spaces } = circuitCalled(table.state.circuit)
  for (let car = table.state.seats; car < table.state.cars; car++) table.put(car, 0)
  for (const [place, seat] of order.entries()) {
    table.put(seat, spaces - 1 - Math.floor(place / 2), { lap: table.state.laps - 1, spot: place % 2 })
    table.gear(seat, 1).hand(seat, sprint[place] ?? 1, 1)
  }
  return table
}

/** They finish, and the Legends after them. The next race, if there is one, has been called. */
export function toTheFlag(table: HeatTable, ...order: Seat[]): HeatTable {
  const seats = order.toSorted((a, b) => a - b)
  table.shift(...seats.map(() => 1))
  return table.play(...seats.map((seat) => [sprint[order.indexOf(seat)] ?? 1])).passTo()
}

/** From the workshop to the end of the race, which the drivers finish in this order. */
export function raceTo(table: HeatTable, ...order: Seat[]): HeatTable {
  return toTheFlag(beforeTheFlag(table.playOn('shift'), ...order), ...order)
}
