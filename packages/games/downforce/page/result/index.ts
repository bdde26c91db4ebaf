import type { GameResult, MatchFigures, Told, TurningPoint } from '@paddock/page-kit/game-result.ts'
import { bestOf, ownedCars } from '@paddock/page-kit/lanes/result/cars.ts'
import { byCar, byJam, byMoney } from '@paddock/page-kit/lanes/result/turning-points.ts'
import { rivalryOf } from '@paddock/page-kit/rivalry.ts'
import { rowsOf } from '@paddock/page-kit/tally-sheet.ts'
import { raceOrder } from '../../prospects/race.ts'
import type { Event } from '../../rules/event.ts'
import { isForMoney } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { carLook, teamLook } from '../livery.ts'
import { Counting } from './counting.ts'
import { words } from './words.ts'

/** Money by its sources, and what became of everyone's cars. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const counting = new Counting(told.steps)
  const { sources, wilds, driving } = counting
  const said = words[language]
  const money = sources.map(({ name, sheet }) => [sheet, said.sources[name]] as const)
  const cars = [
    [driving.driven, said.driven],
    [driving.lost, said.lost],
    [driving.heldUp, said.heldUp],
    [wilds, said.wilds],
  ] as const
  return {
    rows: [...(isForMoney(view.options) ? rowsOf(money, seats, said.money) : []), ...rowsOf(cars, seats)],
    turningPoints: turningPoints(told, counting),
  }
}

function turningPoints(told: Told<View, Event>, { sources, homeAt, driving }: Counting): TurningPoint[] {
  const { view, language } = told
  const rivalry = rivalryOf(told.ranking, told.viewer)
  if (!rivalry) return []
  const { winner, other } = rivalry
  const said = words[language]
  const best = { car: bestOf(raceOrder(view), view, winner), homeAt: homeAt.get(winner) }
  return [
    ...(isForMoney(view.options) ? byMoney(told, rivalry, sources, said) : byCar(told, winner, best, said)),
    ...byJam(told, other, driving, said),
  ]
}

export const result: GameResult<View, Event> = {
  figures,
  ...ownedCars<View, Event>({ carLook, ownerLook: teamLook, inOrder: raceOrder }, words),
}
