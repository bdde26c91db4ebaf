/** The plans of every decision: cards, what React offers, the slipstream. */
import { type Card, flips, forecast, landing, type Outcome, reckon, shiftCost, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Plan, planOf } from './plan.ts'

export function planOfCards(view: View, seat: Seat, cards: readonly Card[]): Plan {
  const outcomes = forecast(view, seat, cards)
  const cost = view.phase === 'plan' ? shiftCost(at(view.gear, seat), cards.length) : 0
  const from = at(view.progress, seat)
  const lost = Math.max(...outcomes.map((outcome) => from + outcome.speed - outcome.landing.progress))
  return planOf(view, outcomes, at(view.engine, seat) - cost, lost)
}

/** One more movement of the turn: so many spaces, each with its chance. */
interface Step {
  readonly spaces: number
  readonly chance: number
}

interface Change {
  readonly steps?: readonly Step[]
  /** Whether the spaces count as speed. */
  readonly isSpeed?: boolean
  /** Heat that goes into the engine, or out of it. */
  readonly heat?: number
}

const standing: readonly Step[] = [{ spaces: 0, chance: 1 }]

/** The turn as it would be after one more change: the corners since its beginning, at the speed it then has. */
export function planOfTurn(view: View, seat: Seat, { steps = standing, isSpeed = true, heat = 0 }: Change = {}): Plan {
  const engine = at(view.engine, seat) + heat
  const here = at(view.progress, seat)
  let lost = 0
  const outcomes = steps.map(({ spaces, chance }): Outcome => {
    const speed = view.speed + (isSpeed ? spaces : 0)
    const end = landing(view, seat, spaces)
    lost = Math.max(lost, here + spaces - end.progress)
    const way = { from: view.from, to: end.progress, speed, engine }
    return { speed, chance, landing: end, ...reckon(view, way) }
  })
  return planOf(view, outcomes, engine, lost)
}

export function planOfBoost(view: View, seat: Seat): Plan {
  const steps = flips(view, seat, 1).map(({ sum, chance }) => ({ spaces: sum, chance }))
  return planOfTurn(view, seat, { steps, heat: -1 })
}

export function planOfAdrenaline(view: View, seat: Seat): Plan {
  return planOfTurn(view, seat, { steps: [{ spaces: 1, chance: 1 }] })
}

export function planOfSlipstream(view: View, seat: Seat, spaces: number): Plan {
  return planOfTurn(view, seat, { steps: [{ spaces, chance: 1 }], isSpeed: false })
}
