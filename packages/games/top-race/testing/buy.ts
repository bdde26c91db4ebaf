/** For tests of the auction: how one driver is sold, and to whom it is offered. */
import type { Seat } from '@paddock/kernel'
import type { TopRaceTable } from './table.ts'

/** The seat gets what is on offer for this bid, everyone else passes, and the first choice is taken of all that comes with it. */
export function buy(table: TopRaceTable, seat: Seat, price = 10): TopRaceTable {
  askAll(table, (asked) => (asked === seat ? price : 'pass'))
  while (['hand', 'car', 'grid', 'token'].includes(table.phase)) takeFirst(table)
  return table
}

function takeFirst(table: TopRaceTable): void {
  const [first = ''] = table.offers()
  if (table.phase === 'hand') table.pickHand(Number(first.slice('hand '.length)))
  else if (table.phase === 'car') table.decide({ type: 'car', car: table.state.owner.indexOf(-1) })
  else if (table.phase === 'grid') table.grid(first)
  else table.token(Number(first))
}

/** Everyone passes. The seats that were asked, in their order. */
export function refuse(table: TopRaceTable): Seat[] {
  return askAll(table, () => 'pass')
}

/** Asks for bids until the hammer falls. */
function askAll(table: TopRaceTable, answer: (seat: Seat) => number | 'pass'): Seat[] {
  const asked: Seat[] = []
  const { offers } = table.state
  while (table.phase === 'bid' && table.state.offers === offers) {
    const [seat = -1] = table.pending
    asked.push(seat)
    if (asked.length > 100) throw new Error('the hammer never falls')
    table.bids(answer(seat))
  }
  return asked
}
