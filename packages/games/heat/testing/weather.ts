import type { Weather } from '../modules/conditions/tokens.ts'
import type { Options } from '../rules/options.ts'
import { type HeatTable, race } from './table.ts'

/** For tests: the first round of a race for which this weather was drawn; in the workshop before it, anything was taken. */
export function raceIn(weather: Weather, drivers: number, options: Partial<Options> = {}): HeatTable {
  for (let deal = 0; deal < 200; deal++) {
    const table = race(drivers, { weather: 'on', ...options }, `deal ${deal}`).playOn('shift')
    if (table.state.weather === weather) return table
  }
  throw new Error(`${weather} never comes`)
}
