/** What the choice that is looked at would bring: the speed, the price of every corner, and what that does to the engine. */

import type { Language, Seat } from '@paddock/kernel'
import { type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import { danger, signal } from '@paddock/terminal-kit/drawing/signal.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { isShiftRepaired } from '../prospects/forecast.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import { gearOf } from '../rules/gears.ts'
import type { View } from '../rules/view.ts'
import { cornerSign } from './lines.ts'
import { type Prospect, prospectsOf, speedsIn } from './prospects.ts'
import { chanceOfSpin, range, rangeOf, sure } from './ranges.ts'
import { text } from './text/index.ts'
import { modules } from './text/modules/index.ts'

export function outlookLines({ view, seat, language, choices, chosen }: Picture<Event, View, Action>): Line[] {
  const action = chosen === undefined ? undefined : choices?.[chosen]
  if (!action) return []
  if (action.type === 'shift') return gearLines(action.gear, speedsIn(view, seat, action.gear), language)
  const prospects = prospectsOf(view, seat, action)
  if (prospects.length === 0) return []
  return [
    speedLine(action, prospects, view, seat, language),
    costLine(prospects, view, language),
    endLine(action, prospects, view, seat, language),
  ]
}

/** What any cards could bring in this gear, and what it gives. */
function gearLines(gear: number, speeds: readonly number[], language: Language): Line[] {
  const words = text[language]
  if (speeds.length === 0) return [line(words.cluttered, danger)]
  const { cooldown = 0 } = gearOf(gear).symbols
  return [line(capital(words.speed(range(rangeOf(speeds)))), signal), line(words.gives(cooldown))]
}

const still: readonly Action['type'][] = ['done', 'stay', 'cool', 'pay']

/** How far is said where it is not as far as the speed: in a turn that goes on, or with full spaces ahead. */
function speedLine(
  action: Action,
  prospects: readonly Prospect[],
  { progress }: View,
  seat: Seat,
  language: Language,
): Line {
  const words = text[language]
  const speed = range(rangeOf(prospects.map((prospect) => prospect.speed)))
  const spaces = range(rangeOf(prospects.map(({ landing }) => landing.progress - (progress[seat] ?? 0))))
  const isStill = still.includes(action.type)
  const far = isStill || spaces === speed ? '' : `${words.comma} ${words.spaces(spaces)}`
  return line(capital(`${words.speed(speed)}${far}`), signal)
}

function costLine(all: readonly Prospect[], view: View, language: Language): Line {
  const words = text[language]
  const prospects = sure(all)
  const corners = new Map<string, number[]>()
  for (const { corners: crossed } of prospects) {
    for (const paid of crossed) {
      const sign = cornerSign(view, paid.corner, paid.limit)
      corners.set(sign, [...(corners.get(sign) ?? []), paid.cost])
    }
  }
  if (corners.size === 0) return line(words.noCorner)
  const told = Array.from(corners, ([sign, costs]) => {
    // Some speeds may not get that far.
    const isSure = costs.length === prospects.length
    return `${sign} ${words.heat(range(rangeOf(isSure ? costs : [0, ...costs])))}`
  })
  return line(told.join(`${words.comma} `))
}

function endLine(action: Action, prospects: readonly Prospect[], view: View, seat: Seat, language: Language): Line {
  const words = text[language]
  const spun = prospects.find(({ chance, spinsOutAt }) => spinsOutAt && chance > 0)
  if (spun) return line(spinText(spun, chanceOfSpin(prospects), view, language), danger)
  if (action.type === 'play' && isShiftRepaired(view, seat, action.cards.length))
    return line(modules[language].wrongShift, danger)
  const replaced = Math.max(...prospects.map((prospect) => prospect.replaced))
  if (replaced > 0) return line(modules[language].replaced(replaced), danger)
  return line(words.engineLeft(range(rangeOf(sure(prospects).map(({ engine, heat }) => engine - heat)))))
}

/** The corner behind which nothing is reckoned any more is the one that cannot be paid. */
function spinText({ corners, rescue }: Prospect, chance: number, view: View, language: Language): string {
  const last = corners.at(-1)
  const corner = last ? cornerSign(view, last.corner, last.limit) : ''
  if (chance > certain && rescue > 0) return modules[language].rescue(corner, rescue)
  return text[language].spinsOutAt(corner, chance)
}

const certain = 0.999

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
