import { driverOf, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

/** The driver whose car moves now; undefined while everyone chooses, and when it is over. */
export function onTurn(view: View): Seat | undefined {
  const { phase } = view
  if (phase !== 'react' && phase !== 'slipstream' && phase !== 'discard') return undefined
  return driverOf(view)
}
