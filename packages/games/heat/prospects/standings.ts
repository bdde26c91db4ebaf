import { standingsOf, sumOfPoints } from '../modules/season/standings.ts'
import type { Car, RaceResult } from '../rules/state.ts'

/** Where a car stands after some races. */
export interface Standing {
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
export function standingsAfter(results: readonly RaceResult[], cars: number): Standing[] {
  const totals = sumOfPoints(results, cars)
  return standingsOf(results, cars).map((car, index) => {
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
export function hasTies(standings: readonly Standing[]): boolean {
  return standings.some(({ total }, index) => standings[index + 1]?.total === total)
}
