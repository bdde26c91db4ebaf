import type { Seat } from '@paddock/kernel'
import { faceOf } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import { hasFinished } from './facts/order.ts'
import { planOfTurn } from './prospect.ts'

/**
 * Whether cooling can still matter: to a car that is home only where a corner on its way may cost more than there is, or
 * where it pays for a boost or a card. Relieving stress matters no more than that.
 */
export function mayCool(view: View, seat: Seat): boolean {
  if (!hasFinished(view, seat)) return true
  const { left, engine, hand } = view
  const { spinOuts, corners } = planOfTurn(view, seat)
  const mayMove = left.boost > 0 || left.speed > 0 || left.accelerate > 0
  return (
    spinOuts.length > 0 ||
    (mayMove && corners.length > 0) ||
    (left.boost > 0 && engine[seat] === 0) ||
    hand.some((card) => faceOf(card).symbols.direct !== undefined)
  )
}
