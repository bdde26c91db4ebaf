/** What there is to pay the Heat of played cards with. */

import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { sectorOf, weatherAt } from '../../../modules/conditions/sectors.ts'
import { has } from '../../../versions.ts'
import { type Card, countOf, faceOf, heat } from '../../cards.ts'
import type { OpenState } from '../../state.ts'
import type { SymbolName } from '../../symbols.ts'

/** What answers how much may be cooled: the state, and every view of it. */
export type Cooling = Pick<OpenState, 'rules' | 'circuit' | 'road' | 'weather' | 'progress' | 'left'>

export type Paying = Cooling & Pick<OpenState, 'engine'>

/** HT-WEA-08, HT-WEA-11: how much may be cooled where the car stands. */
export function cooldownHere(table: Cooling, seat: Seat): number {
  const here = at(table.progress, seat)
  const { noCooldown, cooldown: extra = 0 } = weatherAt(table, here)
  if (noCooldown) return 0
  return table.left.cooldown + (extra > 0 && isCooledIn(table, here) ? 0 : extra)
}

/** Whether the cooldown of the sector has been used. */
function isCooledIn(table: Cooling, here: number): boolean {
  const { cooledIn } = table.left
  return has(table, 'cooldown-of-each-sector') ? cooledIn.includes(sectorOf(table, here)) : cooledIn.length > 0
}

/** HT-SYM-06, HT-R21: the Heat in the engine, and what could be cooled now, as its driver knows; with more cooldown, more. */
export function meansOf(table: Paying, seat: Seat, hand: readonly Card[], more = 0): number {
  return at(table.engine, seat) + Math.min(cooldownHere(table, seat) + more, countOf(hand, heat))
}

export function heatCost(card: Card): number {
  return faceOf(card).symbols.heat ?? 0
}

/** How many of these cards could be kept with so much Heat. */
export function mostPaid(cards: readonly Card[], means: number): number {
  let left = means
  let count = 0
  for (const cost of cards.map(heatCost).sort((a, b) => a - b)) {
    if (cost > left) break
    left -= cost
    count++
  }
  return count
}

/** HT-SYM-05, HT-R10: Heat is not spent on anything else as long as a card could be kept with it. */
export function leavesEnough(table: Paying, seat: Seat, hand: readonly Card[], price: number): boolean {
  const { heat: owed } = table.left
  if (owed.length === 0) return true
  const means = meansOf(table, seat, hand)
  return mostPaid(owed, means - price) === mostPaid(owed, means)
}

/** HT-R22: whether the Heat of a card in the hand could be paid beside what is owed already. */
export function couldPay(table: Paying, seat: Seat, hand: readonly Card[], card: Card): boolean {
  const { heat: owed } = table.left
  const { cooldown = 0 } = faceOf(card).symbols
  const { noCooldown } = weatherAt(table, at(table.progress, seat))
  const means = meansOf(table, seat, hand, noCooldown ? 0 : cooldown)
  return mostPaid([...owed, card], means) > mostPaid(owed, meansOf(table, seat, hand))
}

/** HT-SYM-03: whether none of the cards that are still to be paid can be. */
export function isLost(table: Paying, seat: Seat, hand: readonly Card[]): boolean {
  const { heat: owed } = table.left
  return owed.length > 0 && mostPaid(owed, meansOf(table, seat, hand)) === 0
}

/** HT-SYM-03: whether there is not enough for all of them. */
export function isInDoubt(table: Paying, seat: Seat, hand: readonly Card[]): boolean {
  const { heat: owed } = table.left
  return owed.length > 0 && mostPaid(owed, meansOf(table, seat, hand)) < owed.length
}

/** So much of a symbol stands on the cards that are still to be paid. */
export function owedSymbols({ left }: Paying, symbol: SymbolName): number {
  return left.heat.reduce((sum, card) => sum + (faceOf(card).symbols[symbol] ?? 0), 0)
}
