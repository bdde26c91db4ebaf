/** Every choice with what it would bring. The cards themselves stand before it where they are typed. */

import type { Language, Seat } from '@paddock/kernel'
import { isShiftRepaired } from '../prospects/forecast.ts'
import type { Action } from '../rules/action.ts'
import { faceOf, heat } from '../rules/cards.ts'
import { shiftCost } from '../rules/gears.ts'
import { handSizeOf } from '../rules/phases/race/ready.ts'
import type { View } from '../rules/view.ts'
import { signs } from './cards.ts'
import { prospectsOf, speedsIn, speedWith } from './prospects.ts'
import { chanceOfSpin, range, rangeOf, sure } from './ranges.ts'
import { called, short } from './short.ts'
import { text } from './text/index.ts'
import { modules } from './text/modules/index.ts'

const speedRoom = 5

export function choice(label: string, action: Action, view: View, language: Language, seat: Seat): string {
  const words = text[language]
  const more = modules[language]
  switch (action.type) {
    case 'pick':
    case 'keep':
      return called(action.card, language)
    case 'swap':
      return more.swap(called(action.give, language), called(action.take, language))
    case 'shift':
      return shiftLabel(action.gear, view, seat, language)
    case 'play':
      if (action.cards.includes(heat)) return words.cluttered
      return `${range(rangeOf(prospectsOf(view, seat, action).map(({ speed }) => speed))).padEnd(speedRoom)}  ${priceOf(action, view, seat, language)}`
    case 'values':
      return priced(
        more.counts(action.values.join(' + '), speedWith(view, seat, action.values)),
        action,
        view,
        language,
        seat,
      )
    case 'slipstream':
      return priced(more.slipstream(action.spaces), action, view, language, seat)
    case 'discard':
      return `${action.cards.length === 0 ? `${label}${words.comma} ` : ''}${words.draws(drawnAfter(view, action.cards))}`
    case 'adrenaline':
      return words.adrenaline
    case 'pay':
      return more.pay(faceOf(action.card).symbols.heat ?? 0, short(action.card))
    case 'replace':
      return more.replace(short(action.card))
    case 'salvage':
      return more.salvage(signs(action.cards))
    case 'direct':
      return more.direct(short(action.card))
    case 'accelerate':
      return more.accelerate(view.pluses)
    case 'refresh':
      return action.cards.length === 0 ? label : more.refresh(action.cards.map(short).join(', '))
    default:
      return label
  }
}

/** With the price, where there is one. */
function priced(label: string, action: Action, view: View, language: Language, seat: Seat): string {
  const price = priceOf(action, view, seat, language)
  return price === '' ? label : `${label}  ${price}`
}

/** A gear with the speeds that the hand has for it, and the Heat that it costs. */
function shiftLabel(gear: number, view: View, seat: Seat, language: Language): string {
  const speeds = speedsIn(view, seat, gear)
  if (speeds.length === 0) return text[language].cluttered
  return text[language].shift(gear, range(rangeOf(speeds)), shiftCost(view.gear[seat] ?? gear, gear))
}

/** What cards and corners cost, or how likely it is that the engine cannot pay; where gear and cards are one, its Heat too. */
function priceOf(action: Action, view: View, seat: Seat, language: Language): string {
  const words = text[language]
  const prospects = prospectsOf(view, seat, action)
  const spin = chanceOfSpin(prospects)
  if (spin > 0) return words.spinOut(spin)
  const shift = action.type === 'play' ? shiftHeat(action.cards.length, view, seat) : 0
  const [least, most] = rangeOf(sure(prospects).map(({ heat: cost, paid }) => cost + paid + shift))
  return most > 0 ? words.heat(range([least, most])) : ''
}

/** What the gear costs that comes with the cards. */
function shiftHeat(gear: number, view: View, seat: Seat): number {
  if (view.phase !== 'plan' || isShiftRepaired(view, seat, gear)) return 0
  return shiftCost(view.gear[seat] ?? 1, gear)
}

/** HT-DISC-05: up to a full hand. */
function drawnAfter(view: View, discarded: View['hand']): number {
  return Math.max(0, handSizeOf(view) - view.hand.length + discarded.length)
}
