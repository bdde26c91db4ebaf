import type { GameResult, MatchFigures, Told, TurningPoint } from '@paddock/page-kit/game-result.ts'
import { decisiveSource } from '@paddock/page-kit/lanes/result/sources.ts'
import { type Rivalry, rivalryOf } from '@paddock/page-kit/rivalry.ts'
import { subjectAt } from '@paddock/page-kit/subject.ts'
import { carsInOrder } from '../../prospects/standing.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { carId, carLook, stableLook } from '../livery.ts'
import { Counting } from './counting.ts'
import { words } from './words.ts'

/** Money by its sources, and what became of everyone's cars. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const counting = new Counting(told.steps, view.results.length > 0 ? [] : view.owner)
  const { driving } = counting
  const said = words[language]
  const cars = [
    [driving.driven, said.driven],
    [driving.lost, said.lost],
    [driving.heldUp, said.heldUp],
    [counting.suffered, said.suffered],
    [counting.breakdowns, said.breakdowns],
    [counting.accelerations, said.accelerations],
  ] as const
  return {
    rows: [
      ...counting.sources.flatMap(({ name, sheet }) =>
        sheet.isEmpty ? [] : sheet.row(said.sources[name], seats, said.money),
      ),
      ...cars.flatMap(([sheet, label]) => (sheet.isEmpty ? [] : sheet.row(label, seats))),
    ],
    turningPoints: turningPoints(told, counting),
  }
}

function turningPoints(told: Told<View, Event>, counting: Counting): TurningPoint[] {
  const rivalry = rivalryOf(told.ranking, told.viewer)
  if (!rivalry) return []
  const isForMoney = told.view.results.length > 0
  const deciding = isForMoney ? byMoney(told, counting, rivalry) : byCar(told, counting, rivalry)
  return [...deciding, ...mishap(told, counting, rivalry)]
}

function byMoney(told: Told<View, Event>, { sources }: Counting, rivalry: Rivalry): TurningPoint[] {
  const said = words[told.language]
  const [winner, other] = [subjectAt(rivalry.winner, told), subjectAt(rivalry.other, told)]
  const score = (seat: number) => told.ranking.find((placing) => placing.seat === seat)?.score ?? 0
  const margin = { said: said.margin(winner, other, score(rivalry.winner) - score(rivalry.other)) }
  const most = decisiveSource(sources, rivalry)
  if (!most) return [margin]
  const by = said.bySource(most.name, winner, most.winner, other, most.other)
  return [margin, { said: by, ...(most.at === undefined ? {} : { at: most.at }) }]
}

/** What cost the other most: a breakdown, else the worst jam. */
function mishap(told: Told<View, Event>, { broken, driving }: Counting, { other }: Rivalry): TurningPoint[] {
  const said = words[told.language]
  const down = broken.findLast(({ owner }) => owner === other)
  if (down) return [{ said: said.brokeDown(subjectAt(other, told), down.car, subjectAt(down.seat, told)), at: down.at }]
  const jam = driving.worstJamOf(other)
  if (!jam || jam.blocker < 0) return []
  return [{ said: said.jam(subjectAt(other, told), jam.car, jam.lost, jam.blocker), at: jam.at }]
}

function byCar(told: Told<View, Event>, counting: Counting, { winner }: Rivalry): TurningPoint[] {
  const car = carsInOrder(told.view).find((each) => told.view.owner[each] === winner)
  if (car === undefined) return []
  const at = counting.homeAt.get(winner)
  const said = words[told.language].firstHome(subjectAt(winner, told), car)
  return [at === undefined ? { said } : { said, at }]
}

export const result: GameResult<View, Event> = {
  figures,
  car(id, { view, language, name }) {
    const car = view.owner.findIndex((_, each) => carId(each) === id)
    const owner = view.owner[car] ?? -1
    return { look: carLook(car), name: words[language].car(car, owner < 0 ? undefined : name(owner)) }
  },
  /** The one that came in first; a stable without a car has its letter. */
  podiumCar({ view }, seat) {
    const best = carsInOrder(view).find((car) => view.owner[car] === seat)
    return best === undefined ? stableLook(seat) : carLook(best)
  },
}
