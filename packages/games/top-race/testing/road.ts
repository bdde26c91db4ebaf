/** For tests: a race with just these cars on the track, and what was driven. */
import { inSpaces, inSteps } from '@paddock/racing/testing'
import { carCalled, colours } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { nameOfSpace } from './spaces.ts'
import { type Places, race, type TopRaceTable } from './table.ts'

/** One race, in which every other car is home. The cars on the track go round the three seats, and seat 0 is on turn. */
export function road(cars: Places, options: Partial<Options> = {}): TopRaceTable {
  const racing = colours.filter((colour) => cars[colour] !== undefined)
  const others = colours.filter((colour) => cars[colour] === undefined)
  return race(3, { races: 1, ...options })
    .cars(cars)
    .finished(...others)
    .arrange(({ owner }) => {
      for (const [place, colour] of racing.entries()) owner[carCalled(colour)] = place % 3
    })
}

/** Every move so far: the car, the space it left, and the spaces it entered. */
export function driven(table: TopRaceTable): string[] {
  return inSpaces(table.told('car-moved'), colours, nameOfSpace)
}

/** Every move so far: the car, and how many spaces it entered. */
export function steps(table: TopRaceTable): string[] {
  return inSteps(table.told('car-moved'), colours)
}
