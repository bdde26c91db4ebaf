import type { Told, TurningPoint } from '@paddock/page-kit/game-result.ts'
import { type Rivalry, rivalryOf } from '@paddock/page-kit/rivalry.ts'
import type { Subject } from '@paddock/page-kit/subject.ts'
import { isHome } from '../../prospects/facts/order.ts'
import { finishAhead } from '../../prospects/facts/road.ts'
import { placingsOf, standingsAfter } from '../../prospects/facts/standings.ts'
import type { Event } from '../../rules/event.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'
import type { Counting, Mishap } from './counting.ts'
import { words } from './words.ts'

/** How close it was between the winner and whoever reads it or came second, and what cost that one most. */
export function turningPoints(told: Told<View, Event>, counting: Counting): TurningPoint[] {
  const rivalry = rivalryOf(placingsOf(told.view), told.viewer)
  if (!rivalry) return []
  const who = (car: Car): Subject => ({ name: carName(told, car), isYou: car === told.viewer })
  const margin = told.view.results.length > 1 ? bySeason(told, rivalry, who) : byRace(told, rivalry, who)
  const at = counting.placedAt.get(rivalry.winner)
  const close = margin === undefined ? [] : [{ said: margin, ...(at === undefined ? {} : { at }) }]
  const worst = worstOf(counting.mishaps.filter(({ car }) => car === rivalry.other))
  return worst ? [...close, { said: saidOf(worst, told, who), at: worst.at }] : close
}

type Who = (car: Car) => Subject

function byRace({ view, language }: Told<View, Event>, { winner, other }: Rivalry, who: Who): string | undefined {
  const said = words[language]
  if (!isHome(view, winner)) return undefined
  if (!isHome(view, other)) return said.notHome(who(winner), who(other), view.eliminated.includes(other))
  const rounds = (view.finishedIn[other] ?? 0) - (view.finishedIn[winner] ?? 0)
  if (rounds > 0) return said.byRounds(who(winner), who(other), rounds)
  const further = finishAhead(view, other) - finishAhead(view, winner)
  return further > 0 ? said.bySpaces(who(winner), who(other), further) : said.byRaceLine(who(winner), who(other))
}

function bySeason({ view, language }: Told<View, Event>, { winner, other }: Rivalry, who: Who): string {
  const standings = standingsAfter(view.results, view.cars)
  const [points = 0, less = 0] = [winner, other].map((car) => standings.find((each) => each.car === car)?.total)
  return points > less
    ? words[language].byPoints(who(winner), who(other), points, less)
    : words[language].byLatestRace(who(winner), who(other), points)
}

/** What each space that a mishap costs, or each Heat, is worth here: a spin-out costs more than the spaces. */
const weight: Readonly<Record<Mishap['kind'], number>> = { 'spun-out': 3, jammed: 1.5, paid: 1 }

function worstOf(mishaps: readonly Mishap[]): Mishap | undefined {
  const cost = ({ kind, amount }: Mishap) => weight[kind] * (amount + Number(kind === 'spun-out'))
  return mishaps.toSorted((a, b) => cost(b) - cost(a))[0]
}

function saidOf({ kind, car, amount, corner = '', when }: Mishap, told: Told<View, Event>, who: Who): string {
  const said = words[told.language]
  if (kind === 'spun-out') return said.spunOut(who(car), corner, amount, when)
  return kind === 'paid' ? said.paid(who(car), amount, corner, when) : said.jammed(who(car), amount, when)
}
