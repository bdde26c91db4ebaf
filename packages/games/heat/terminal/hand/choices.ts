/** Every choice with what it would bring. The cards themselves stand before it where they are typed. */

import type { Language, Seat } from '@paddock/kernel'
import { type HeatProspect, prospect } from '../../prospects/prospect.ts'
import { rangeText } from '../../prospects/range.ts'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import { text } from '../text/index.ts'
import { modules } from '../text/modules/index.ts'
import { cardSign, cardWithPart } from './card-sign.ts'
import { signs } from './cards.ts'

const speedRoom = 5

export function choice(label: string, action: Action, view: View, language: Language, seat: Seat): string {
  const words = text[language]
  const more = modules[language]
  const foreseen = prospect(view, seat, action)
  switch (action.type) {
    case 'pick':
    case 'keep':
      return cardWithPart(action.card, language)
    case 'swap':
      return more.swap(cardWithPart(action.give, language), cardWithPart(action.take, language))
    case 'shift':
      return shiftLabel(foreseen, language)
    case 'play':
      return foreseen.whole ? `${speedOf(foreseen).padEnd(speedRoom)}  ${priceOf(foreseen, language)}` : words.cluttered
    case 'values':
      return priced(more.counts(action.values.join(' + '), speedOf(foreseen)), foreseen, language)
    case 'slipstream':
      return priced(more.slipstream(action.spaces), foreseen, language)
    case 'discard':
      return `${action.cards.length === 0 ? `${label}${words.comma} ` : ''}${words.draws(foreseen.draws)}`
    case 'adrenaline':
      return words.adrenaline
    case 'pay':
      return more.pay(foreseen.price, cardSign(action.card))
    case 'replace':
      return more.replace(cardSign(action.card))
    case 'salvage':
      return more.salvage(signs(action.cards))
    case 'direct':
      return more.direct(cardSign(action.card))
    case 'accelerate':
      return more.accelerate(view.pluses)
    case 'refresh':
      return action.cards.length === 0 ? label : more.refresh(action.cards.map(cardSign).join(', '))
    default:
      return label
  }
}

function speedOf({ whole }: HeatProspect): string {
  return whole ? rangeText(whole.speeds) : ''
}

/** With the price, where there is one. */
function priced(label: string, foreseen: HeatProspect, language: Language): string {
  const price = priceOf(foreseen, language)
  return price === '' ? label : `${label}  ${price}`
}

/** A gear with the speeds that the hand has for it, and the Heat that it costs. */
function shiftLabel({ gear, price }: HeatProspect, language: Language): string {
  const words = text[language]
  return gear?.range ? words.shift(gear.gear, rangeText(gear.range.speeds), price) : words.cluttered
}

/** What cards and corners cost, or how likely it is that the engine cannot pay; where gear and cards are one, its Heat too. */
function priceOf({ whole, price }: HeatProspect, language: Language): string {
  const words = text[language]
  if (!whole) return ''
  if (whole.risk > 0) return words.spinOut(whole.risk)
  const [least, most] = [whole.bill.least + price, whole.bill.most + price]
  return most > 0 ? words.heat(rangeText({ least, most })) : ''
}
