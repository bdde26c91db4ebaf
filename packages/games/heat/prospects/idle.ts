/** Questions that can no longer matter, whatever is answered. */
import type { Seat } from '@paddock/kernel'
import type { Action } from '../rules/action.ts'
import { faceOf } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import { hasFinished } from './facts/order.ts'
import { planOfTurn } from './prospect.ts'

/** The choice that comes to the same as all the others; undefined where one of them may matter. */
export function idleChoice(view: View, seat: Seat, choices: readonly Action[]): number | undefined {
  switch (view.phase) {
    case 'react':
      return isBeyondFinish(view, seat, choices) ? placeOf(choices, 'done') : undefined
    case 'swap':
      return isOwnPick(view, seat) ? placeOf(choices, 'no-swap') : undefined
    default:
      return undefined
  }
}

/**
 * HT-FIN-05: what is in hand and engine is of no use to a car that is home. Not so where a corner on its way is still to
 * be paid, or where the Heat that is cooled could pay for a move: who is home in the same round is placed by distance.
 */
function isBeyondFinish(view: View, seat: Seat, choices: readonly Action[]): boolean {
  if (!hasFinished(view, seat) || planOfTurn(view, seat).spinOuts.length > 0) return false
  const mayMove = view.left.boost > 0 || view.hand.some((card) => faceOf(card).symbols.direct !== undefined)
  return choices.every(({ type }) => type === 'done' || (tidying.includes(type) && !mayMove))
}

/** Nothing of it moves the car. */
const tidying: readonly Action['type'][] = ['cool', 'relieve', 'salvage']

/** HT-CHAMP-07: whoever picks alone has just taken the only card there is to give, from among those that are left. */
function isOwnPick({ seats, upgrades }: View, seat: Seat): boolean {
  return seats === 1 && upgrades[seat]?.length === 1
}

function placeOf(choices: readonly Action[], type: Action['type']): number | undefined {
  const place = choices.findIndex((choice) => choice.type === type)
  return place < 0 ? undefined : place
}
