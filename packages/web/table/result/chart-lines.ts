import type { RaceStory } from './story.ts'

/** The places of a car, by the columns of the chart; none where it was not in the race. */
export interface CarLine {
  readonly car: string
  readonly places: readonly (number | undefined)[]
}

/** A line for every car that was ever in the race, in the order in which it ended. */
export function carLines({ rounds }: RaceStory): CarLine[] {
  const cars = [...new Set(rounds.toReversed().flatMap(({ order }) => order))]
  return cars.map((car) => ({
    car,
    places: rounds.map(({ order }) => (order.includes(car) ? order.indexOf(car) + 1 : undefined)),
  }))
}
