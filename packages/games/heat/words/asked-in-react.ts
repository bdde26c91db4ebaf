/** What is open in React, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at, different } from '@paddock/racing'
import { isBoostFree } from '../modules/conditions/sectors.ts'
import { type Card, countOf, faceOf, hasChoice, heat, stress } from '../rules/cards.ts'
import { cooldownHere, couldPay, mostPaid } from '../rules/phases/reactions/means.ts'
import { cardsOf } from '../rules/piles/piles.ts'
import type { SymbolName } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'

/** What can be used in React, as the choices have it. */
export interface Usable {
  readonly cooldown: number
  /** Heat that a boost costs; undefined if there is none. */
  readonly boost: number | undefined
  readonly isAdrenaline: boolean
  readonly stress: number
  readonly salvage: number
  readonly direct: readonly Card[]
  readonly accelerate: number
}

export function usable(view: View, seat: Seat): Usable {
  const { left, hand, discard, pluses } = view
  const { means, kept } = keeping(view, seat)
  const voidCooldown = isLost(view, seat) ? onOwed(view, 'cooldown') : 0
  const doubtfulStress = kept < left.heat.length ? onOwed(view, 'stress') : 0
  const price = priceOfBoost(view, seat)
  const leavesEnough = price <= at(view.engine, seat) && mostPaid(left.heat, means - price) === kept
  return {
    cooldown: Math.min(cooldownHere(view, seat) - voidCooldown, countOf(hand, heat)),
    boost: left.boost > 0 && leavesEnough ? price : undefined,
    isAdrenaline: left.speed > 0,
    stress: Math.min(left.stress - doubtfulStress, countOf(hand, stress)),
    salvage: Math.min(Math.max(0, ...left.salvage), cardsOf(discard, seat).length),
    direct: different(hand).filter((card) => faceOf(card).symbols.direct && couldPay(view, seat, hand, card)),
    accelerate: left.accelerate > 0 ? pluses : 0,
  }
}

/** HT-SYM-05, HT-SYM-06: the Heat there is with what could be cooled, and how many of the cards that ask for some it keeps. */
function keeping(view: View, seat: Seat): { readonly means: number; readonly kept: number } {
  const means = at(view.engine, seat) + Math.min(cooldownHere(view, seat), countOf(view.hand, heat))
  return { means, kept: mostPaid(view.left.heat, means) }
}

/** HT-SYM-03: whether none of the cards that ask for Heat can be paid. */
export function isLost(view: View, seat: Seat): boolean {
  return view.left.heat.length > 0 && keeping(view, seat).kept === 0
}

/** So much of a symbol stands on cards that are still to be paid. */
function onOwed({ left }: View, symbol: SymbolName): number {
  return left.heat.reduce((sum, card) => sum + (faceOf(card).symbols[symbol] ?? 0), 0)
}

/** HT-ROAD-08 */
export function priceOfBoost(view: View, seat: Seat): number {
  return isBoostFree(view, at(view.progress, seat)) ? 0 : 1
}

/** The cards in play that leave a choice, in their order. */
export function cardsToValue(view: View, seat: Seat): Card[] {
  return cardsOf(view.area, seat).filter(hasChoice)
}

/** The speed that these values come to, with all that lies beside them. */
export function speedWith(view: View, seat: Seat, values: readonly number[]): number {
  let sum = view.added
  let next = 0
  for (const card of cardsOf(view.area, seat)) sum += hasChoice(card) ? (values[next++] ?? 0) : faceOf(card).value
  return sum
}
