/** For tests of the reckoning: the end of a race, brought about by its last card. */
import { type Colour, colours } from '../rules/cards.ts'
import { trackCalled } from '../rules/track.ts'
import type { DownforceTable } from './table.ts'

/** The card that moves just this car. */
const single: Readonly<Record<Colour, string>> = {
  black: 'D2',
  blue: 'D5',
  green: 'D1',
  orange: 'D3',
  red: 'D6',
  yellow: 'D4',
}
/** Where the cars stand that do not get home, in the order of the colours; both circuits have these spaces. */
const stalled: readonly string[] = ['13a', '13b', '14a', '14b', '15a', '15b']

/**
 * Seat 0 plays the last card of all, which brings the last of these cars home; the cars that are not
 * named stall. As nobody has bet so far, that card brings all three bets, if there is betting.
 */
export function lastCard(table: DownforceTable, ...order: Colour[]): DownforceTable {
  const last = order.at(-1) ?? 'red'
  const { circuit, grid } = trackCalled(table.state.circuit)
  for (const [place, spot] of stalled.entries()) table.put(colours[place] ?? last, spot)
  // Before the finish line the pole is the last space of the lap.
  table.finished(...order.slice(0, -1)).put(last, circuit.spaces[grid[0] ?? 0]?.id ?? '')
  for (let seat = 0; seat < table.state.seats; seat++) table.hand(seat)
  table.withoutSpeed8().arrange((state) => {
    state.piles = state.piles.map(() => [])
  })
  return table.hand(0, single[last]).onTurn(0).play(single[last])
}
