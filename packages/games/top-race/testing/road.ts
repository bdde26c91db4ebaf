/** For tests: a race with just these cars on the track, and what was driven. */
import { inSpaces, inSteps } from '@paddock/racing/testing'
import { type Colour, carCalled, colours } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { type Spot, spotOf } from './in-short.ts'
import { race, type Table } from './table.ts'

export type Standing = Readonly<Partial<Record<Colour, Spot>>>

/** One race, in which every other car is home. The cars on the track go round the three seats, and seat 0 is on turn. */
export function road(cars: Standing, options: Partial<Options> = {}): Table {
  const table = race(3, { races: 1, ...options })
  const racing = colours.filter((colour) => cars[colour] !== undefined)
  for (const colour of colours) {
    const spot = cars[colour]
    if (spot === undefined) table.finished(colour)
    else table.put(colour, spot)
  }
  return table.arrange(({ owner }) => {
    for (const [place, colour] of racing.entries()) owner[carCalled(colour)] = place % 3
  })
}

/** Every move so far: the car, the space it left, and the spaces it entered. */
export function driven(table: Table): string[] {
  return inSpaces(table.told('car-moved'), colours, spotOf)
}

/** Every move so far: the car, and how many spaces it entered. */
export function steps(table: Table): string[] {
  return inSteps(table.told('car-moved'), colours)
}
