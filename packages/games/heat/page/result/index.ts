import type { GameResult, MatchFigures, Told } from '@paddock/page-kit/game-result.ts'
import { isLegend } from '../../prospects/facts/order.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'
import { carId, legendLook, lookOf } from '../livery.ts'
import { Counting } from './counting.ts'
import { scored } from './scored.ts'
import { turningPoints } from './turning-points.ts'
import { words } from './words.ts'

/** How fast everyone was, what it cost them, and what helped. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const cars = view.progress.map((_, car) => car)
  // Legends shift no gears and pay no heat.
  const drivers = cars.filter((car) => !isLegend(view, car))
  const counting = new Counting(told.steps)
  const said = words[language]
  const sheets = [
    ...(view.results.length > 1 ? [[counting.wins, said.wins, cars] as const] : []),
    [counting.topSpeed, said.topSpeed, drivers],
    [counting.heatPaid, said.heatPaid, drivers],
    [counting.inCorners, said.inCorners, drivers],
    [counting.cooled, said.cooled, drivers],
    [counting.boosts, said.boosts, drivers],
    [counting.slipstreams, said.slipstreams, drivers],
    [counting.spinOuts, said.spinOuts, drivers],
    [counting.lost, said.lost, cars],
    [counting.sponsors, said.sponsors, drivers],
  ] as const
  return {
    rows: sheets.flatMap(([sheet, label, seats]) => (sheet.isEmpty ? [] : sheet.row(label, seats))),
    turningPoints: turningPoints(told, counting),
  }
}

const lookIn = (view: View, car: number) => (isLegend(view, car) ? legendLook(car) : lookOf(car))

export const result: GameResult<View, Event> = {
  figures,
  car(id, looking) {
    const car = looking.view.progress.findIndex((_, each) => carId(each) === id)
    return { look: lookIn(looking.view, car), name: carName(looking, car) }
  },
  podiumCar: ({ view }, car) => lookIn(view, car),
  scored,
}
