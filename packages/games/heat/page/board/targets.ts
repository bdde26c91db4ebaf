import type { BoardTarget } from '@paddock/board'
import { at } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import type { HeatDeciding } from '../deciding.ts'
import { carId } from '../livery.ts'
import { text } from '../text/index.ts'
import type { CertainMove } from '../text/words.ts'
import { spotAt, wayTo } from './spots.ts'

/** The choices that have one certain end, such as a slipstream. Where two come to the same, the first one is lit. */
export function targets(deciding: HeatDeciding): BoardTarget[] {
  const { view, seat, choices, language } = deciding
  const lit = new Set<string>()
  return choices.flatMap((action, index) => {
    const by = moveOf(action)
    const plan = by && deciding.prospect(index).whole
    const [outcome] = plan?.outcomes ?? []
    if (!by || !plan || !outcome) return []
    const { landing, speed, spinsOutAt } = outcome
    const spaces = landing.progress - at(view.progress, seat)
    // A car that is hemmed in gains speed but no ground: there is nowhere to point at.
    if (spaces === 0 || lit.has(`${spaces} ${speed}`)) return []
    lit.add(`${spaces} ${speed}`)
    return {
      id: String(index),
      spot: spotAt(view, landing.progress, landing.spot),
      path: wayTo(view, seat, landing.progress, landing.spot),
      car: carId(seat),
      label: text[language].target(by, {
        spaces,
        speed,
        heat: plan.bill.most,
        spinsOutAt: spinsOutAt?.corner.letter,
      }),
      badge: by === 'values' ? String(speed) : `+${spaces}`,
    }
  })
}

function moveOf({ type }: Action): CertainMove | undefined {
  return type === 'slipstream' ||
    type === 'adrenaline' ||
    type === 'accelerate' ||
    type === 'direct' ||
    type === 'values'
    ? type
    : undefined
}
