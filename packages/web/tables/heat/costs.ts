import { type Reckoning, reckon, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

interface End {
  readonly to: number
  readonly speed: number
  /** What the choice itself takes out of the engine. */
  readonly paid?: number
}

/** What the corners of this turn cost a car on turn that ends it there, at that speed. */
export function costs(view: View, seat: Seat, { to, speed, paid = 0 }: End): Reckoning {
  return reckon(view, { from: view.from, to, speed, engine: (view.engine[seat] ?? 0) - paid })
}
