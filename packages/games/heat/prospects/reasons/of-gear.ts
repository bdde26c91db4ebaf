/** Why a gear, or the lever, is out of reach. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { playableOf } from '../../rules/phases/round/shift.ts'
import type { View } from '../../rules/view.ts'
import { isWorkshop } from '../facts/order.ts'
import { whyNot } from '../gear.ts'
import { askedNow, ruleOfPhase } from './asked-now.ts'
import type { Why } from './why.ts'

export function whyNoGear(view: View, seat: Seat, gear: number, choices: readonly Action[]): Why {
  if (isWorkshop(view)) return askedNow(view, seat)
  if (view.phase === 'shift') return whyNoShift(view, seat, gear)
  if (view.phase === 'play') return { why: 'gear-is-set', rule: 'HT-GEAR-01', gear: at(view.gear, seat) }
  if (view.phase !== 'plan') return { why: 'shifted-next-round', rule: 'HT-GEAR-08', gear: at(view.gear, seat) }
  // Gear and cards at once: a gear is never taken by itself.
  const isServed = choices.some((choice) => choice.type === 'play' && choice.cards.length === gear)
  return isServed ? { why: 'cards-are-the-gear', rule: ruleOfPhase(view), gear } : whyNoShift(view, seat, gear)
}

export function whyNoShift(view: View, seat: Seat, gear: number): Why {
  const from = at(view.gear, seat)
  const isTournament = view.options.gears === 'tournament'
  switch (whyNot(view, seat, gear)) {
    case 'too-far':
      return { why: 'too-far', rule: isTournament ? 'HT-TOUR-08' : 'HT-GEAR-05', gear, from }
    case 'no-heat':
      return { why: 'two-gears-no-heat', rule: 'HT-GEAR-04', gear, from }
    case 'too-few-cards':
      return { why: 'too-few-cards', rule: 'HT-PLAY-06', gear, playable: playableOf(view.hand) }
  }
}

/** The lever itself is never pulled: it follows the gear that is chosen. */
export function whyNoLever(view: View, seat: Seat, choices: readonly Action[]): Why {
  const gears = choices.flatMap((choice) => (choice.type === 'shift' ? choice.gear : []))
  if (gears.length > 0) return { why: 'lever-follows', rule: 'HT-GEAR-02', gears }
  const gear = at(view.gear, seat)
  if (view.phase === 'plan') return { why: 'cards-are-the-gear', rule: ruleOfPhase(view), gear }
  return whyNoGear(view, seat, gear, choices)
}
