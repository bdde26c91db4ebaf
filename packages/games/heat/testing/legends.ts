/** For tests: a round of Legends. Seat 0, black, is the only driver and stays at the back of the grid. */
import type { RoadToken } from '../modules/conditions/tokens.ts'
import type { Options } from '../rules/options.ts'
import { type HeatTable, race } from './table.ts'

const colours = ['black', 'blue', 'green', 'red', 'gray', 'yellow'] as const

export type LegendColour = Exclude<(typeof colours)[number], 'black'>

export function legendCar(colour: LegendColour): number {
  return colours.indexOf(colour)
}

export interface LegendRound {
  /** The legend card of the round, by its number. */
  readonly card: number
  /** Where the Legends stand, each alone on the race line; those that are not named are home. */
  readonly on: Partial<Record<LegendColour, number>>
  readonly lap?: number
  readonly road?: readonly RoadToken[]
  readonly options?: Partial<Options>
}

/** The round is over. */
export function legendRound(round: LegendRound): HeatTable {
  return lineUp(round).shift(1).play([1]).passTo()
}

/** The round is about to begin. */
export function lineUp({ card, on, lap = 0, road = [], options = {} }: LegendRound): HeatTable {
  const table = race(1, { legends: 5, ...options }).conditions('none', ...road)
  table.legendCard(card).put(0, -4).hand(0, 1, 2)
  for (const [car, colour] of colours.entries()) {
    if (colour === 'black') continue
    const space = on[colour]
    if (space === undefined) table.finished(car, car)
    else table.put(car, space, { lap })
  }
  return table
}
