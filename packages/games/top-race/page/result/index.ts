import type { GameResult, MatchFigures, Told, TurningPoint } from '@paddock/page-kit/game-result.ts'
import { bestOf, ownedCars } from '@paddock/page-kit/lanes/result/cars.ts'
import { byCar, byJam, byMoney } from '@paddock/page-kit/lanes/result/turning-points.ts'
import { rivalryOf } from '@paddock/page-kit/rivalry.ts'
import { subjectAt } from '@paddock/page-kit/subject.ts'
import { rowsOf } from '@paddock/page-kit/tally-sheet.ts'
import { carsInOrder } from '../../prospects/standing.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { carLook, stableLook } from '../livery.ts'
import { Counting } from './counting.ts'
import { words } from './words.ts'

/** Money by its sources, and what became of everyone's cars. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const counting = new Counting(told.steps, view.results.length > 0 ? [] : view.owner)
  const { sources, driving } = counting
  const said = words[language]
  const money = sources.map(({ name, sheet }) => [sheet, said.sources[name]] as const)
  const cars = [
    [driving.driven, said.driven],
    [driving.lost, said.lost],
    [driving.heldUp, said.heldUp],
    [counting.suffered, said.suffered],
    [counting.breakdowns, said.breakdowns],
    [counting.accelerations, said.accelerations],
  ] as const
  return {
    rows: [...rowsOf(money, seats, said.money), ...rowsOf(cars, seats)],
    turningPoints: turningPoints(told, counting),
  }
}

function turningPoints(told: Told<View, Event>, counting: Counting): TurningPoint[] {
  const { view, language } = told
  const rivalry = rivalryOf(told.ranking, told.viewer)
  if (!rivalry) return []
  const { winner, other } = rivalry
  const { sources, homeAt } = counting
  const said = words[language]
  const best = { car: bestOf(carsInOrder(view), view, winner), homeAt: homeAt.get(winner) }
  const isForMoney = view.results.length > 0
  return [
    ...(isForMoney ? byMoney(told, rivalry, sources, said) : byCar(told, winner, best, said)),
    ...mishap(told, counting, other),
  ]
}

/** What cost the other most: a breakdown, else the worst jam. */
function mishap(told: Told<View, Event>, { broken, driving }: Counting, other: number): TurningPoint[] {
  const said = words[told.language]
  const down = broken.findLast(({ owner }) => owner === other)
  if (!down) return byJam(told, other, driving, said)
  return [{ said: said.brokeDown(subjectAt(other, told), down.car, subjectAt(down.seat, told)), at: down.at }]
}

export const result: GameResult<View, Event> = {
  figures,
  ...ownedCars<View, Event>({ carLook, ownerLook: stableLook, inOrder: carsInOrder }, words),
}
