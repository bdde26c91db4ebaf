/** Points of a season. Lists are by car. */
import { at } from '@paddock/racing'
import type { Options } from '../../rules/options.ts'
import type { Car, RaceResult } from '../../rules/state.ts'
import { isBetweenSeasons } from './calendar.ts'
import { type EventId, eventCard } from './event-cards.ts'

/** HT-CHAMP-14 */
const pointsByPlace: readonly number[] = [9, 6, 4, 3, 2, 1]

/** HT-EVT-03, HT-EVT-06, HT-EVT-16, HT-R14: whoever was eliminated scores nothing. */
export function pointsOf(place: readonly number[], event: EventId | 'none', eliminated: readonly Car[]): number[] {
  const { points: extra = [] } = eventCard(event)
  return place.map((taken, car) =>
    eliminated.includes(car) ? 0 : (pointsByPlace[taken - 1] ?? 0) + (extra[taken - 1] ?? 0),
  )
}

/** The races of the season that is on: all, but in the best of all time those since the last season ended (HT-GOAT-04). */
export function racesOfSeason(options: Pick<Options, 'season'>, results: readonly RaceResult[]): readonly RaceResult[] {
  let first = 0
  for (let races = 1; races <= results.length; races++) if (isBetweenSeasons(options, races)) first = races
  return results.slice(first)
}

export function sumOfPoints(results: readonly RaceResult[], cars: number): number[] {
  return Array.from({ length: cars }, (_, car) => results.reduce((sum, { points }) => sum + (points[car] ?? 0), 0))
}

/** HT-CHAMP-03, HT-CHAMP-04, HT-CHAMP-18: by points, ties by the place in the latest race. */
export function standingsOf(results: readonly RaceResult[], cars: number): Car[] {
  const points = sumOfPoints(results, cars)
  const latest = results.at(-1)?.place ?? []
  const order = Array.from({ length: cars }, (_, car) => car)
  return order.sort((a, b) => at(points, b) - at(points, a) || at(latest, a) - at(latest, b))
}
