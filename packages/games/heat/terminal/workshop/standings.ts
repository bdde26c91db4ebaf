/** The points of a season, race by race. */

import type { Language, Seat } from '@paddock/kernel'
import { fit, type Line, line, right, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { carOrder } from '../../prospects/facts/order.ts'
import { latestSeason, type SeasonStanding, seasonSoFar, standingsAfter } from '../../prospects/facts/standings.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { paintedCar } from '../livery.ts'
import { nameOf } from '../names.ts'
import { modules } from '../text/modules/index.ts'

const nameRoom = 7
const figureRoom = 3
const sumRoom = 6

/** All cars from first to last; nothing outside a season. In the best of all time its own sum follows. */
export function standingLines(view: View, seat: Seat, language: Language): Line[] {
  const { options, results, cars } = view
  if (options.season === 'off') return []
  const words = modules[language]
  const races = view.phase === 'keep' ? latestSeason(view) : seasonSoFar(view)
  const totals = options.season === 'all-time' ? [words.sum, words.allTime] : [words.sum]
  const heads = [
    ...races.map((_, race) => right(String(race + 1), figureRoom)),
    ...totals.map((each) => right(each, sumRoom)),
  ]
  const season = standingsAfter(races, cars)
  const tables = totals.length > 1 ? [season, standingsAfter(results, cars)] : [season]
  const order = races.length > 0 ? season.map(({ car }) => car) : carOrder(view)
  const rows = order.map((car, place): Line => {
    const look = car === seat ? strong : {}
    const scored = races.map(({ points }) => right(String(points[car] ?? 0), figureRoom))
    const told = [...scored, ...tables.map((table) => right(String(totalIn(table, car)), sumRoom))].join('')
    return [
      span(`${place + 1} `, look),
      paintedCar(car, language),
      span(' '),
      ...fit([span(nameOf(car, seat, language), look)], nameRoom),
      span(told, look),
    ]
  })
  return [
    line(
      `${fit(line(words.points), nameRoom + 4)
        .map(({ text: part }) => part)
        .join('')}${heads.join('')}`,
      quiet,
    ),
    ...rows,
  ]
}

function totalIn(standings: readonly SeasonStanding[], car: Car): number {
  return standings.find((standing) => standing.car === car)?.total ?? 0
}
