/** What the choice that is looked at would bring: the speed, the price of every corner, and what that does to the engine. */
import { type Action, type Corner, type Event, gearOf, type Outcome, shiftCost, type View } from '@paddock/games/heat'
import type { Language, Seat } from '@paddock/kernel'
import { type Line, line } from '../../terminal/line.ts'
import { danger, signal } from '../../terminal/signal.ts'
import type { Picture } from '../board.ts'
import { cornerSign } from './lines.ts'
import { prospectsOf, speedsIn } from './prospects.ts'
import { chanceOfSpin, range, rangeOf } from './ranges.ts'
import { text } from './text/index.ts'

export function outlookLines({ view, seat, language, choices, chosen }: Picture<Event, View, Action>): Line[] {
  const action = chosen === undefined ? undefined : choices?.[chosen]
  if (!action) return []
  if (action.type === 'shift') return gearLines(action.gear, speedsIn(view, seat, action.gear), language)
  const prospects = prospectsOf(view, seat, action)
  if (prospects.length === 0) return []
  const engine = engineFor(action, view, seat)
  return [
    speedLine(action, prospects, view, seat, language),
    costLine(prospects, language),
    endLine(prospects, engine, language),
  ]
}

/** What any cards could bring in this gear, and what it gives. */
function gearLines(gear: number, speeds: readonly number[], language: Language): Line[] {
  const words = text[language]
  if (speeds.length === 0) return [line(words.cluttered, danger)]
  const { cooldown = 0 } = gearOf(gear).symbols
  return [line(capital(words.speed(range(rangeOf(speeds)))), signal), line(words.gives(cooldown))]
}

/** How far is said where it is not as far as the speed: in a turn that goes on, or with full spaces ahead. */
function speedLine(
  action: Action,
  prospects: readonly Outcome[],
  { progress }: View,
  seat: Seat,
  language: Language,
): Line {
  const words = text[language]
  const speed = range(rangeOf(prospects.map((prospect) => prospect.speed)))
  const spaces = range(rangeOf(prospects.map(({ landing }) => landing.progress - (progress[seat] ?? 0))))
  const isStill = action.type === 'done' || action.type === 'stay' || action.type === 'cool'
  const far = isStill || spaces === speed ? '' : `${words.comma} ${words.spaces(spaces)}`
  return line(capital(`${words.speed(speed)}${far}`), signal)
}

function costLine(prospects: readonly Outcome[], language: Language): Line {
  const words = text[language]
  const corners = new Map<Corner, number[]>()
  for (const { corners: crossed } of prospects) {
    for (const { corner, cost } of crossed) corners.set(corner, [...(corners.get(corner) ?? []), cost])
  }
  if (corners.size === 0) return line(words.noCorner)
  const told = Array.from(corners, ([corner, costs]) => {
    // Some speeds may not get that far.
    const isSure = costs.length === prospects.length
    return `${cornerSign(corner)} ${words.heat(range(rangeOf(isSure ? costs : [0, ...costs])))}`
  })
  return line(told.join(`${words.comma} `))
}

function endLine(prospects: readonly Outcome[], engine: number, language: Language): Line {
  const words = text[language]
  const spun = prospects.find(({ spinsOutAt }) => spinsOutAt)
  if (spun?.spinsOutAt)
    return line(words.spinsOutAt(cornerSign(spun.spinsOutAt.corner), chanceOfSpin(prospects)), danger)
  return line(words.engineLeft(range(rangeOf(prospects.map(({ heat }) => engine - heat)))))
}

/** The Heat there will be to pay corners with. */
function engineFor(action: Action, { engine, gear, phase }: View, seat: Seat): number {
  const held = engine[seat] ?? 0
  switch (action.type) {
    case 'play':
      return phase === 'plan' ? held - shiftCost(gear[seat] ?? 1, action.cards.length) : held
    case 'cool':
      return held + action.heat
    case 'boost':
      return held - 1
    default:
      return held
  }
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
