import type { Seat } from '@paddock/kernel'
import { faceOf } from '../rules/cards.ts'
import { adjustOf, type Reckoning, reckon } from '../rules/movement/reckoning.ts'
import type { View } from '../rules/view.ts'

interface End {
  readonly to: number
  readonly speed: number
  /** What the choice itself takes out of the engine. */
  readonly paid?: number
}

/**
 * What the corners of this turn cost a car on turn that ends it there, at that speed, with the cards it has played.
 * The Heat that those still cost is paid before.
 */
export function costs(view: View, seat: Seat, { to, speed, paid = 0 }: End): Reckoning {
  const owed = view.left.heat.reduce((sum, card) => sum + (faceOf(card).symbols.heat ?? 0), 0)
  const engine = Math.max(0, (view.engine[seat] ?? 0) - paid - owed)
  return reckon(view, { from: view.from, to, speed, engine, adjust: adjustOf(view.area[seat] ?? []) })
}
