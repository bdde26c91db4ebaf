import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { isBetweenSeasons } from '../modules/season/calendar.ts'
import { racesOfSeason, sumOfPoints } from '../modules/season/standings.ts'
import type { View } from '../rules/view.ts'

/** A lead in the last race of a season is not put at risk; whoever is behind has nothing to lose. */
const withLead = 1.6
const behind = 0.6

/** How much the losses of a spin-out weigh, 1 being usual. */
export function cautionOf({ options, results, calendar, cars }: View, seat: Seat): number {
  const races = results.length + 1
  const isLast = races === calendar.length || isBetweenSeasons(options, races)
  if (options.season === 'off' || !isLast) return 1
  const points = sumOfPoints(racesOfSeason(options, results), cars)
  const most = Math.max(...points.map((score, car) => (car === seat ? 0 : score)))
  if (at(points, seat) > most) return withLead
  return at(points, seat) < most ? behind : 1
}
