import type { Language, Seat } from '@paddock/kernel'
import { type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import type { GameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { isDone, isWorkshop, leaderOf } from '../prospects/facts/order.ts'
import { finishAhead } from '../prospects/facts/road.ts'
import type { HeatProspect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { draw } from './draw.ts'
import { handLines, spelled } from './hand/cards.ts'
import { choice } from './hand/choices.ts'
import { lasts, onTheWay } from './motion.ts'
import { lapText } from './order.ts'
import { seatLines } from './seats.ts'
import { signHelp } from './signs.ts'
import { text } from './text/index.ts'
import { modules } from './text/modules/index.ts'
import { isTold } from './told.ts'
import { height } from './track/strip.ts'

/** Heat in a terminal: the circuit in two strips, the own dashboard below it, and beside that all cars in their order. */
export const terminal: GameTerminal<Action, Event, View, HeatProspect> = {
  rows: height,
  draw,
  headline,
  seats: seatLines,
  choice,
  spelled,
  opening,
  // What a choice leads to is a matter of chance more often than not; the dashboard and the track show it.
  outcome: () => '',
  hand: (view, _seat, language) => handLines(view.hand, language),
  stock: (view, seat, language) =>
    isOut(view, seat) || isWorkshop(view) ? '' : text[language].stock(view.engine[seat] ?? 0),
  isTold,
  isGreat: ({ type }) => great.includes(type),
  onTheWay,
  lasts,
  isOut,
  reckoning,
  scale: (view, language) => (view.options.season === 'off' ? text[language].scale : modules[language].scale),
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.options.gears),
  signs: signHelp,
}

const great: readonly Event['type'][] = ['spun-out', 'car-finished', 'eliminated', 'race-ended', 'season-ended']

/** Where the race stands; before it there is no lap to tell. */
function headline(view: View, language: Language): string {
  const { calendar, results, options, circuit, phase } = view
  const race = Math.min(results.length + (phase === 'keep' ? 0 : 1), calendar.length)
  const where =
    options.season === 'off'
      ? text[language].circuits[circuit]
      : modules[language].shortRace(race, calendar.length, circuit)
  return isWorkshop(view) ? where : text[language].headline(where, lapText(view, leaderOf(view)))
}

/** The gear that is in; and nothing is used up by pressing Enter too often. */
function opening(choices: readonly Action[], view: View, seat: Seat): number {
  const isCalm = (action: Action) =>
    action.type === 'done' || (action.type === 'shift' && action.gear === view.gear[seat])
  return Math.max(0, choices.findIndex(isCalm))
}

/** Home, out or given up, and no race follows. */
function isOut(view: View, seat: Seat): boolean {
  if (view.results.length < view.calendar.length - 1) return false
  return view.phase === 'over' || (!isWorkshop(view) && isDone(view, seat))
}

/** The points of every race; or how far past the line, which decides between those who come home in one round. */
function reckoning(view: View, seat: Seat, language: Language): Line {
  if (view.options.season !== 'off') return line(view.results.map(({ points }) => points[seat] ?? 0).join(' + '))
  const words = text[language]
  const place =
    view.cars > view.seats ? [modules[language].amongCars(words.place(view.place[seat] ?? 0), view.cars)] : []
  const past = view.finishedIn[seat] === 0 ? [] : [words.past(-finishAhead(view, seat))]
  return line([...place, ...past].join(`${words.comma} `))
}
