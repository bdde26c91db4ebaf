/** What the choice that is looked at would bring: the speed, the price of every corner, and what that does to the engine. */

import type { Language } from '@paddock/kernel'
import { type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import { danger, signal } from '@paddock/terminal-kit/drawing/signal.ts'
import type { GearProspect } from '../../prospects/gear.ts'
import type { Plan, SpinOut } from '../../prospects/plan.ts'
import type { HeatProspect } from '../../prospects/prospect.ts'
import { rangeText } from '../../prospects/range.ts'
import type { Action } from '../../rules/action.ts'
import { gearOf } from '../../rules/gears.ts'
import { type HeatPicture, lookedAt } from '../looked-at.ts'
import { text } from '../text/index.ts'
import { modules } from '../text/modules/index.ts'
import { cornerSign } from '../track/lines.ts'

export function prospectLines(picture: HeatPicture): Line[] {
  const { language } = picture
  const prospect = lookedAt(picture)
  if (prospect?.gear) return gearLines(prospect.gear, language)
  const plan = prospect?.whole
  if (!prospect || !plan) return []
  return [speedLine(prospect, plan, language), costLine(plan, language), endLine(prospect, plan, language)]
}

/** What any cards could bring in this gear, and what it gives. */
function gearLines({ gear, range }: GearProspect, language: Language): Line[] {
  const words = text[language]
  if (!range) return [line(words.cluttered, danger)]
  const { cooldown = 0 } = gearOf(gear).symbols
  return [line(capital(words.speed(rangeText(range.speeds))), signal), line(words.gives(cooldown))]
}

const still: readonly Action['type'][] = ['done', 'stay', 'cool', 'pay']

/** How far is said where it is not as far as the speed: in a turn that goes on, or with full spaces ahead. */
function speedLine({ action }: HeatProspect, plan: Plan, language: Language): Line {
  const words = text[language]
  const [speed, spaces] = [rangeText(plan.speeds), rangeText(plan.spaces)]
  const far = still.includes(action.type) || spaces === speed ? '' : `${words.comma} ${words.spaces(spaces)}`
  return line(capital(`${words.speed(speed)}${far}`), signal)
}

function costLine({ corners }: Plan, language: Language): Line {
  const words = text[language]
  if (corners.length === 0) return line(words.noCorner)
  const told = corners.map((corner) => {
    // Some speeds may not get that far.
    const least = corner.chance > certain ? corner.least : 0
    return `${cornerSign(corner)} ${words.heat(rangeText({ least, most: corner.most }))}`
  })
  return line(told.join(`${words.comma} `))
}

function endLine({ isRepaired }: HeatProspect, plan: Plan, language: Language): Line {
  const [spin] = plan.spinOuts
  if (spin) return line(spinText(spin, plan.risk, language), danger)
  if (isRepaired) return line(modules[language].wrongShift, danger)
  if (plan.replaced > 0) return line(modules[language].replaced(plan.replaced), danger)
  return line(text[language].engineLeft(rangeText(plan.left)))
}

function spinText(spin: SpinOut, chance: number, language: Language): string {
  if (chance > certain && spin.rescue > 0) return modules[language].rescue(cornerSign(spin), spin.rescue)
  return text[language].spinsOutAt(cornerSign(spin), chance)
}

const certain = 0.999

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
