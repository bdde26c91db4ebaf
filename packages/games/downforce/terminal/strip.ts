import { type LaneStrips, layStrips, width } from '@paddock/terminal-kit/lanes/strip.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

export { type Cell, height, middleOf, width } from '@paddock/terminal-kit/lanes/strip.ts'

/** The columns beside the strips belong to the card in play. */
export const panel = { x: 65, width: width - 65 } as const

const laid = new Map<View['circuit'], LaneStrips>()

export function stripsOf(circuit: View['circuit']): LaneStrips {
  const known = laid.get(circuit) ?? layStrips(trackCalled(circuit), { left: 1, columnWidth: 3 })
  laid.set(circuit, known)
  return known
}
