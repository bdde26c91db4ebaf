import type { GameResult, MatchFigures, Told, TurningPoint } from '@paddock/page-kit/game-result.ts'
import { rivalryOf } from '@paddock/page-kit/rivalry.ts'
import { subjectAt } from '@paddock/page-kit/subject.ts'
import { pointsOf, scored } from '../../prospects/score.ts'
import { raceCount } from '../../prospects/standing.ts'
import { ownerOf } from '../../rules/cars.ts'
import type { Event } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../../words/car-name.ts'
import { carId, lookOf, teamLook } from '../livery.ts'
import { Counting } from './counting.ts'
import { words } from './words.ts'

/** How far every team drove, what it lost, and how long its cars lasted. */
function figures(told: Told<View, Event>): MatchFigures {
  const { view, language } = told
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const counting = new Counting(told.steps)
  const said = words[language]
  const races = raceCount(view)
  const inRace = (race: number) => said.inRace(race, races)
  return {
    rows: [
      counting.firstOut.row(said.firstOut, seats, inRace),
      counting.lastOut.row(said.lastOut, seats, inRace),
      counting.driven.row(said.driven, seats),
      counting.longest.row(said.longest, seats),
      ...(counting.lost.isEmpty ? [] : [counting.lost.row(said.lost, seats)]),
      ...(counting.turbos.isEmpty ? [] : [counting.turbos.row(said.turbos, seats)]),
    ],
    turningPoints: turningPoints(told, counting),
  }
}

function turningPoints(told: Told<View, Event>, { final, teamsOut, points }: Counting): TurningPoint[] {
  const { view, ranking, viewer, language, name } = told
  const said = words[language]
  const won = final ? [{ said: said.wonFinal(carName(final.car, name), final.points), at: final.at }] : []
  const rivalry = rivalryOf(ranking, viewer)
  if (!rivalry) return won
  const { winner, other } = rivalry
  const [first, second] = [subjectAt(winner, told), subjectAt(other, told)]
  const gone = teamsOut.find(({ seat }) => seat === other)
  const left = gone ? [{ said: said.teamOut(second, gone.race), at: gone.at }] : []
  if (view.scoring === 'last-car') return [{ said: said.lasted(first, second) }, ...won, ...left]
  const less = pointsOf(view, other)
  const margin =
    pointsOf(view, winner) > less
      ? said.byPoints(first, second, broughtBy(view, winner), less)
      : said.byBestCar(first, second, broughtBy(view, winner))
  const most = points.largestOf(winner)?.at
  return [{ said: margin, ...(most === undefined ? {} : { at: most }) }, ...won, ...left]
}

/** What each car of a seat brought, the best first. */
function broughtBy(view: View, seat: number): number[] {
  return scored(view)
    .filter(({ car }) => ownerOf(car) === seat)
    .map(({ points }) => points)
    .reverse()
}

export const result: GameResult<View, Event> = {
  figures,
  car(id, { view, name }) {
    const car = view.position.findIndex((_, each) => carId(each) === id)
    return { look: lookOf(car), name: carName(car, name) }
  },
  /** The one that lasted longest. */
  podiumCar({ view }, seat) {
    const best = view.out.findLast((car) => ownerOf(car) === seat)
    return best === undefined ? teamLook(seat) : lookOf(best)
  },
}
