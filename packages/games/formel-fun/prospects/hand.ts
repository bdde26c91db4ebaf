/** What a seat holds, read off a view. */
import type { Seat } from '@paddock/kernel'
import { type CardKind, kindOf, mostTurbos } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'

/** How many cards of this kind the viewer holds. */
export function heldOf(view: View, kind: CardKind): number {
  return view.hand.filter((card) => kindOf(card) === kind).length
}

/** How often the seat may still add a turbo to another card. */
export function turbosLeft(view: View, seat: Seat): number {
  return Math.max(0, mostTurbos - (view.turbos[seat] ?? 0))
}
