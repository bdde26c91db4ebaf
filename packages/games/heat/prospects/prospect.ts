/** What a choice would bring, as far as the driver can know who has it: told once, for whoever shows it. */
import type { Prospect, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action } from '../rules/action.ts'
import { countOf, faceOf, heat, stress } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { shiftCost } from '../rules/gears.ts'
import { handSizeOf } from '../rules/phases/race/ready.ts'
import { boostPrice } from '../rules/phases/reactions/boost.ts'
import type { View } from '../rules/view.ts'
import { certainOf } from './certain.ts'
import { type GearProspect, gearProspect } from './gear.ts'
import { type Plan, planOf } from './plan.ts'
import { isShiftRepaired, outcomesOfPlay, shiftHeat, worthsOf } from './play.ts'
import { outcomesOfTurn, turnSoFar } from './turn.ts'

export interface HeatProspect extends Prospect<Event> {
  readonly action: Action
  /** What the turn would come to: where cards leave a choice of values, one plan for each sum, the slowest first; none where nothing moves and nothing is paid. */
  readonly plans: readonly Plan[]
  /** All of them as one. */
  readonly whole: Plan | undefined
  /** Of a shift. */
  readonly gear: GearProspect | undefined
  /** HT-TOUR-04: the Heat for the shift is missing, and the cards will not do as they are played. */
  readonly isRepaired: boolean
  /** Heat that the choice takes out of the engine at once, or puts back into it where it is less than 0; and what is there then. */
  readonly price: number
  readonly engine: number
  /** Heat and Stress that stay in the hand. */
  readonly held: { readonly heat: number; readonly stress: number }
  /** HT-DISC-05: the cards drawn at the end of the turn. */
  readonly draws: number
}

export function prospect(view: View, seat: Seat, action: Action): HeatProspect {
  const price = priceOf(view, seat, action)
  const engine = at(view.engine, seat) - price
  const plans = plansOf(view, seat, action, engine)
  const gone = action.type === 'discard' ? action.cards.length : 0
  return {
    action,
    plans,
    whole: wholeOf(view, seat, plans),
    gear: action.type === 'shift' ? gearProspect(view, seat, action.gear) : undefined,
    isRepaired: action.type === 'play' && isShiftRepaired(view, seat, action.cards.length),
    price,
    engine,
    held: {
      heat: countOf(view.hand, heat) - (action.type === 'cool' ? action.heat : 0),
      stress: countOf(view.hand, stress) - (action.type === 'relieve' ? action.stress : 0),
    },
    draws: Math.max(0, handSizeOf(view) - view.hand.length + gone),
    certain: certainOf(view, seat, action, { price, engine, outcome: onlyOutcome(plans) }),
  }
}

/** The turn as it stands in React, with what can still be cooled. */
export function planOfTurn(view: View, seat: Seat): Plan {
  return planOf(view, seat, turnSoFar(view, seat), at(view.engine, seat))
}

function plansOf(view: View, seat: Seat, action: Action, engine: number): Plan[] {
  if (action.type !== 'play') {
    const outcomes = outcomesOfTurn(view, seat, action)
    return outcomes.length === 0 ? [] : [planOf(view, seat, outcomes, paidWith(view, seat, action, engine))]
  }
  // HT-PLAY-08: with Heat among them the hand is cluttered, and the car stays where it is.
  if (action.cards.includes(heat)) return []
  return worthsOf(action.cards).map((worth) =>
    planOf(view, seat, outcomesOfPlay(view, seat, action.cards, worth), engine),
  )
}

/** What is paid for a card is part of the plan, whether it has been paid or not. */
function paidWith(view: View, seat: Seat, { type }: Action, engine: number): number {
  return type === 'pay' ? at(view.engine, seat) : engine
}

function wholeOf(view: View, seat: Seat, [slowest, ...faster]: readonly Plan[]): Plan | undefined {
  if (!slowest || faster.length === 0) return slowest
  const chosen = faster.flatMap((plan) => plan.outcomes)
  const outcomes = [...slowest.outcomes, ...chosen.map((outcome) => ({ ...outcome, chance: 0 }))]
  return planOf(view, seat, outcomes, slowest.engine)
}

function onlyOutcome([plan, ...others]: readonly Plan[]): Plan['outcomes'][number] | undefined {
  return others.length === 0 && plan?.outcomes.length === 1 ? plan.outcomes[0] : undefined
}

function priceOf(view: View, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'shift':
      return shiftCost(at(view.gear, seat), action.gear)
    case 'play':
      return shiftHeat(view, seat, action.cards.length)
    case 'boost':
      return boostPrice(view, seat)
    case 'pay':
      return faceOf(action.card).symbols.heat ?? 0
    case 'cool':
      return -action.heat
    default:
      return 0
  }
}
