/** What a driver may use in React, read off a view. */
import type { Seat } from '@paddock/kernel'
import { at, different } from '@paddock/racing'
import { type Card, countOf, faceOf, heat, stress } from '../../rules/cards.ts'
import { boostPrice } from '../../rules/phases/reactions/boost.ts'
import { cooldownHere, couldPay, mostPaid } from '../../rules/phases/reactions/means.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import type { View } from '../../rules/view.ts'
import { symbolsOn } from '../outcome.ts'

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
  const voidCooldown = isLost(view, seat) ? symbolsOn(left.heat, 'cooldown') : 0
  const doubtfulStress = kept < left.heat.length ? symbolsOn(left.heat, 'stress') : 0
  const price = boostPrice(view, seat)
  const leavesEnough = price <= at(view.engine, seat) && mostPaid(left.heat, means - price) === kept
  return {
    cooldown: Math.max(0, Math.min(cooldownHere(view, seat) - voidCooldown, countOf(hand, heat))),
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
