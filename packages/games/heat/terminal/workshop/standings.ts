/** The points of a season, race by race. */

import type { Language, Seat } from '@paddock/kernel'
import { fit, type Line, line, right, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { box } from '../../box.ts'
import { racesOfSeason, standingsOf, sumOfPoints } from '../../modules/season/standings.ts'
import { standing } from '../../rules/movement/movement.ts'
import type { Car, RaceResult } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { paintedCar } from '../livery.ts'
import { text } from '../text/index.ts'
import { modules } from '../text/modules/index.ts'

const nameRoom = 7
const figureRoom = 3
const sumRoom = 6

/** All cars from first to last; nothing outside a season. In the best of all time its own sum follows. */
export function standingLines(view: View, seat: Seat, language: Language): Line[] {
  const { options, results, cars } = view
  if (options.season === 'off') return []
  const words = modules[language]
  const races = racesShown(view)
  const totals = options.season === 'all-time' ? [words.sum, words.allTime] : [words.sum]
  const heads = [
    ...races.map((_, race) => right(String(race + 1), figureRoom)),
    ...totals.map((each) => right(each, sumRoom)),
  ]
  const order = races.length > 0 ? standingsOf(races, cars) : standing(view)
  const sums = [sumOfPoints(races, cars), ...(totals.length > 1 ? [sumOfPoints(results, cars)] : [])]
  const rows = order.map((car, place): Line => {
    const look = car === seat ? strong : {}
    const scored = races.map(({ points }) => right(String(points[car] ?? 0), figureRoom))
    const told = [...scored, ...sums.map((points) => right(String(points[car] ?? 0), sumRoom))].join('')
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

/** Those of the season that is on; when it has just ended, all of its races. */
function racesShown({ options, results, phase }: View): readonly RaceResult[] {
  if (phase !== 'keep') return racesOfSeason(options, results)
  return [...racesOfSeason(options, results.slice(0, -1)), ...results.slice(-1)]
}

function nameOf(car: Car, seat: Seat, language: Language): string {
  return car === seat ? text[language].you : box.words[language].seat(car)
}
