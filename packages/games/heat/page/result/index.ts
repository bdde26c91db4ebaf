import type { GameResult, MatchFigures, Told } from '@paddock/page-kit/game-result.ts'
import { isLegend } from '../../prospects/facts/order.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'
import { carId, legendLook, lookOf } from '../livery.ts'
import { Counting } from './counting.ts'
import { turningPoints } from './turning-points.ts'
import { words } from './words.ts'

/** How fast everyone was, what it cost them, and what helped. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const cars = view.progress.map((_, car) => car)
  const counting = new Counting(told.steps)
  const said = words[language]
  const sheets = [
    [counting.wins, said.wins, view.results.length > 1],
    [counting.topSpeed, said.topSpeed, true],
    [counting.heatPaid, said.heatPaid, true],
    [counting.inCorners, said.inCorners, true],
    [counting.cooled, said.cooled, true],
    [counting.boosts, said.boosts, true],
    [counting.slipstreams, said.slipstreams, true],
    [counting.spinOuts, said.spinOuts, true],
    [counting.lost, said.lost, true],
    [counting.sponsors, said.sponsors, true],
  ] as const
  return {
    rows: sheets.flatMap(([sheet, label, isWanted]) => (isWanted && !sheet.isEmpty ? sheet.row(label, cars) : [])),
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
}
