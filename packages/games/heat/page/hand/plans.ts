/** The plans of every decision: cards, their values, what React offers, the slipstream. */

import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { isBoostFree } from '../../modules/conditions/sectors.ts'
import { coolingAt, forecast, isShiftRepaired, type PlayOutcome, worthsOf } from '../../prospects/forecast.ts'
import { type Card, faceOf, hasChoice } from '../../rules/cards.ts'
import { flips } from '../../rules/flips.ts'
import { shiftCost } from '../../rules/gears.ts'
import { landing } from '../../rules/movement/movement.ts'
import { adjustOf, reckon } from '../../rules/movement/reckoning.ts'
import type { View } from '../../rules/view.ts'
import { type Plan, planOf } from './plan.ts'

export function planOfCards(view: View, seat: Seat, cards: readonly Card[], worth?: readonly number[]): Plan {
  const outcomes = forecast(view, seat, cards, worth)
  const from = at(view.progress, seat)
  const lost = Math.max(...outcomes.map((outcome) => from + outcome.speed - outcome.landing.progress))
  return planOf(view, outcomes, { engine: at(view.engine, seat) - shiftHeat(view, seat, cards.length), lost })
}

/** Heat that the shift takes: none where it was paid before, or where it cannot be paid at all. */
function shiftHeat(view: View, seat: Seat, gear: number): number {
  if (view.phase !== 'plan' || isShiftRepaired(view, seat, gear)) return 0
  return shiftCost(at(view.gear, seat), gear)
}

/** Where cards leave a choice, one plan for each sum they may come to, the slowest first. */
export function plansOfCards(view: View, seat: Seat, cards: readonly Card[]): Plan[] {
  return worthsOf(cards).map((worth) => planOfCards(view, seat, cards, worth))
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
  /** A card that comes to the play area, and one that leaves it. */
  readonly played?: Card
  readonly taken?: Card
  /** Heat that can still be cooled before the corners are paid, by where the car then stands. */
  coolable?(progress: number): number
}

const standing: readonly Step[] = [{ spaces: 0, chance: 1 }]

/** The turn as it would be after one more change: the corners since its beginning, at the speed it then has. */
export function planOfTurn(view: View, seat: Seat, change: Change = {}): Plan {
  const { steps = standing, isSpeed = true, heat = 0, played, taken, coolable = () => 0 } = change
  const engine = at(view.engine, seat) + heat
  const here = at(view.progress, seat)
  const added = played === undefined ? [] : [played]
  const gone = taken === undefined ? [] : [taken]
  const owed = heatOf([...view.left.heat, ...added]) - heatOf(gone)
  const adjust = adjustOf([...(view.area[seat] ?? []), ...added]) - adjustOf(gone)
  let lost = 0
  const outcomes = steps.map(({ spaces, chance }): PlayOutcome => {
    const speed = view.speed + (isSpeed ? spaces : 0)
    const end = landing(view, seat, spaces)
    lost = Math.max(lost, here + spaces - end.progress)
    const cooling = coolable(end.progress)
    const pay = (cooled: number) =>
      reckon(view, {
        from: view.from,
        to: end.progress,
        speed,
        engine: Math.max(0, engine - owed + cooled),
        adjust,
      })
    const paidNow = pay(0)
    const rescue = paidNow.spinsOutAt ? upTo(cooling).find((cooled) => !pay(cooled).spinsOutAt) : undefined
    return {
      speed,
      chance,
      landing: end,
      ...paidNow,
      paid: owed,
      replaced: 0,
      cooling,
      rescue: rescue ?? 0,
    }
  })
  return planOf(view, outcomes, { engine, lost, slipstreamFrom: isSpeed ? undefined : here })
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

function heatOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (faceOf(card).symbols.heat ?? 0), 0)
}

/** HT-ROAD-08: none in a sector where boosts are free. */
export function boostPrice(view: View, seat: Seat): number {
  return isBoostFree(view, at(view.progress, seat)) ? 0 : 1
}

function flipSteps(view: View, seat: Seat, sure = 0): Step[] {
  return flips(view, seat, 1).map(({ sum, chance }) => ({ spaces: sure + sum, chance }))
}

export function planOfBoost(view: View, seat: Seat): Plan {
  return planOfTurn(view, seat, { steps: flipSteps(view, seat), heat: -boostPrice(view, seat) })
}

export function planOfAdrenaline(view: View, seat: Seat): Plan {
  return planOfTurn(view, seat, { steps: [{ spaces: 1, chance: 1 }] })
}

/** HT-SYM-20: one for each + of the turn. */
export function planOfAccelerating(view: View, seat: Seat): Plan {
  return planOfTurn(view, seat, { steps: [{ spaces: view.pluses, chance: 1 }] })
}

/** A card that is played from the hand in the middle of React. */
export function planOfDirect(view: View, seat: Seat, card: Card): Plan {
  return planOfTurn(view, seat, { steps: [{ spaces: faceOf(card).value, chance: 1 }], played: card })
}

/** HT-SYM-03, HT-SYM-04: a card is turned up in its place, and the car moves again from where the turn began. */
export function planOfReplacing(view: View, seat: Seat, card: Card): Plan {
  const place = (view.area[seat] ?? []).indexOf(card)
  const again: View = {
    ...view,
    progress: view.progress.with(seat, view.from),
    spot: view.spot.with(seat, view.fromSpot),
    speed: 0,
  }
  const sure = view.speed - (view.worth[place] ?? 0)
  return planOfTurn(again, seat, { steps: flipSteps(view, seat, sure), taken: card })
}

export function planOfSlipstream(view: View, seat: Seat, spaces: number): Plan {
  return planOfTurn(view, seat, { steps: [{ spaces, chance: 1 }], isSpeed: false })
}

/** HT-MOVE-08: all is turned up, and the cards that leave a choice are to count so much. */
export function planOfValues(view: View, seat: Seat, values: readonly number[]): Plan {
  let speed = values.reduce((sum, value) => sum + value, 0)
  for (const [place, card] of (view.area[seat] ?? []).entries()) if (!hasChoice(card)) speed += view.worth[place] ?? 0
  const settled = { cards: view.area[seat] ?? [], gear: at(view.gear, seat) }
  const coolable = (progress: number) => coolingAt(view, seat, settled, progress)
  return planOfTurn(view, seat, { steps: [{ spaces: speed, chance: 1 }], coolable })
}
