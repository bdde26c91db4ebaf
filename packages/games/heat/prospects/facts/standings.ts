/** Where everyone stands in a season, and how a race or a season ended. */
import type { Placing } from '@paddock/kernel'
import { racesOfSeason, standingsOf, sumOfPoints } from '../../modules/season/standings.ts'
import { ranking } from '../../rules/scoring.ts'
import type { Car, RaceResult } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** Where a car stands after some races. */
export interface SeasonStanding {
  readonly car: Car
  /** Cars with equal points are told apart by their latest race. */
  readonly place: number
  /** Race by race: the place, the points of that race, and all points up to it. */
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly sums: readonly number[]
  readonly total: number
}

/** The cars after these races, the leader first. */
export function standingsAfter(results: readonly RaceResult[], cars: number): SeasonStanding[] {
  const totals = sumOfPoints(results, cars)
  const order = results.length > 0 ? standingsOf(results, cars) : totals.map((_, car) => car)
  return order.map((car, index) => {
    const points = results.map((result) => result.points[car] ?? 0)
    return {
      car,
      place: index + 1,
      places: results.map((result) => result.place[car] ?? 0),
      points,
      sums: points.map((_, race) => points.slice(0, race + 1).reduce((sum, each) => sum + each, 0)),
      total: totals[car] ?? 0,
    }
  })
}

/** Whether places were decided by the latest race alone. */
export function hasTies(standings: readonly SeasonStanding[]): boolean {
  return standings.some(({ total }, index) => standings[index + 1]?.total === total)
}

/** The races so far of the season that is on. */
export function seasonSoFar({ options, results }: View): readonly RaceResult[] {
  return racesOfSeason(options, results)
}

/** The same, but of the season before where none of it has been driven yet. */
export function latestSeason({ options, results }: View): readonly RaceResult[] {
  const now = racesOfSeason(options, results)
  return now.length > 0 ? now : [...racesOfSeason(options, results.slice(0, -1)), ...results.slice(-1)]
}

/** The points of a car in the season that is on. */
export function pointsOf(view: View, car: Car): number {
  return sumOfPoints(seasonSoFar(view), view.cars)[car] ?? 0
}

/** When all is over, how every car came in, Legends too. */
export function placingsOf(view: View): readonly Placing[] {
  return ranking({ ...view, seats: view.cars }) ?? []
}
