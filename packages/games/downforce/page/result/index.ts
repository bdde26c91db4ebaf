import type { GameResult, MatchFigures, Told, TurningPoint } from '@paddock/page-kit/game-result.ts'
import { decisiveSource } from '@paddock/page-kit/lanes/result/sources.ts'
import { type Rivalry, rivalryOf } from '@paddock/page-kit/rivalry.ts'
import { subjectAt } from '@paddock/page-kit/subject.ts'
import { raceOrder } from '../../prospects/race.ts'
import type { Event } from '../../rules/event.ts'
import { isForMoney } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { carId, carLook, teamLook } from '../livery.ts'
import { Counting } from './counting.ts'
import { words } from './words.ts'

/** Money by its sources, and what became of everyone's cars. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const counting = new Counting(told.steps)
  const { race, bets, prices, wilds, driving } = counting
  const said = words[language]
  const money = [
    [race, said.sources.race],
    [bets, said.sources.bets],
    [prices, said.sources.prices],
  ] as const
  const cars = [
    [driving.driven, said.driven],
    [driving.lost, said.lost],
    [driving.heldUp, said.heldUp],
    [wilds, said.wilds],
  ] as const
  const isEarned = isForMoney(view.options)
  return {
    rows: [
      ...money.flatMap(([sheet, label]) => (isEarned && !sheet.isEmpty ? sheet.row(label, seats, said.money) : [])),
      ...cars.flatMap(([sheet, label]) => (sheet.isEmpty ? [] : sheet.row(label, seats))),
    ],
    turningPoints: turningPoints(told, counting),
  }
}

function turningPoints(told: Told<View, Event>, counting: Counting): TurningPoint[] {
  const rivalry = rivalryOf(told.ranking, told.viewer)
  if (!rivalry) return []
  const said = words[told.language]
  const deciding = isForMoney(told.view.options) ? byMoney(told, counting, rivalry) : byCar(told, counting, rivalry)
  const jam = counting.driving.worstJamOf(rivalry.other)
  if (!jam || jam.blocker < 0) return deciding
  return [...deciding, { said: said.jam(subjectAt(rivalry.other, told), jam.car, jam.lost, jam.blocker), at: jam.at }]
}

function byMoney(told: Told<View, Event>, { race, bets, prices }: Counting, rivalry: Rivalry): TurningPoint[] {
  const said = words[told.language]
  const [winner, other] = [subjectAt(rivalry.winner, told), subjectAt(rivalry.other, told)]
  const score = (seat: number) => told.ranking.find((placing) => placing.seat === seat)?.score ?? 0
  const margin = { said: said.margin(winner, other, score(rivalry.winner) - score(rivalry.other)) }
  const sources = [
    { name: 'race', sheet: race },
    { name: 'bets', sheet: bets },
    { name: 'prices', sheet: prices },
  ] as const
  const most = decisiveSource(sources, rivalry)
  if (!most) return [margin]
  const by = said.bySource(most.name, winner, most.winner, other, most.other)
  return [margin, { said: by, ...(most.at === undefined ? {} : { at: most.at }) }]
}

function byCar(told: Told<View, Event>, counting: Counting, { winner }: Rivalry): TurningPoint[] {
  const car = raceOrder(told.view).find((each) => told.view.owner[each] === winner)
  if (car === undefined) return []
  const at = counting.homeAt(winner)
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
  /** The one that came in first; a team without a car has its letter. */
  podiumCar({ view }, seat) {
    const best = raceOrder(view).find((car) => view.owner[car] === seat)
    return best === undefined ? teamLook(seat) : carLook(best)
  },
}
