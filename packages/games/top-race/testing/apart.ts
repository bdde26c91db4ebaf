/** For tests: all six cars are on their way, far apart from each other. */
import type { Colour } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import type { SpaceName } from './spaces.ts'
import { race, type TopRaceTable } from './table.ts'

const spots: readonly (readonly [Colour, SpaceName])[] = [
  ['red', '46a'],
  ['blue', '33a'],
  ['yellow', '24a'],
  ['white', '20a'],
  ['black', '11a'],
  ['green', '2a'],
]

/** One race: red leads on 46a, then blue 33a, yellow 24a, white 20a, black 11a and green 2a. Seat 0 is on turn. */
export function carsApart(options: Partial<Options> = {}, players = 3): TopRaceTable {
  const table = race(players, { races: 1, ...options })
  for (const [colour, spot] of spots) table.put(colour, spot)
  return table
}

/** Red is on the last column before the first line, and all others are behind it. */
export function beforeFirstLine(options: Partial<Options> = {}): TopRaceTable {
  const table = carsApart(options).put('red', '14a').put('blue', '7a')
  return table.put('yellow', '6b').put('white', '5a').put('black', '4a')
}

/** Seat 0 holds this card, and nobody another one. */
export function lastCard(table: TopRaceTable, id: string): TopRaceTable {
  for (let seat = table.state.seats - 1; seat > 0; seat--) table.hand(seat)
  return table.hand(0, id).onTurn(0)
}

/** What each seat has won or lost so far. */
export function gains(table: TopRaceTable): number[] {
  return table.state.purse.map((_, seat) => table.gain(seat))
}
