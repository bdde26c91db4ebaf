/** Why the cards picked so far are no choice yet. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { lastGear } from '../../rules/gears.ts'
import type { View } from '../../rules/view.ts'
import { askedNow, ruleOfPhase } from './asked-now.ts'
import { whyNoShift } from './of-gear.ts'
import type { Why } from './why.ts'

export function whyNotConfirmed(view: View, seat: Seat, picked: number, choices: readonly Action[]): Why {
  const rule = ruleOfPhase(view)
  switch (view.phase) {
    case 'draft':
    case 'keep':
      return { why: 'one-card', rule }
    case 'swap':
      return { why: 'one-for-one', rule }
    case 'play':
      return { why: 'as-many-as-gear', rule, gear: at(view.gear, seat), picked }
    case 'plan':
      if (picked === 0) return { why: 'pick-first', rule, most: mostIn(choices) }
      return picked > lastGear
        ? { why: 'too-many', rule: 'HT-GEAR-02', most: lastGear, picked }
        : whyNoShift(view, seat, picked)
    case 'react':
      return whyNotSalvaged(view, seat, picked, choices)
    case 'refresh':
      return { why: 'too-many', rule, most: mostIn(choices), picked }
    case 'discard':
      return { why: 'too-many-at-once', rule: 'HT-R19', most: mostIn(choices), picked }
    default:
      return askedNow(view, seat)
  }
}

/** HT-SYM-15: to take none is to leave the symbol unused. */
function whyNotSalvaged(view: View, seat: Seat, picked: number, choices: readonly Action[]): Why {
  const most = mostIn(choices)
  if (most === 0) return askedNow(view, seat)
  return picked === 0
    ? { why: 'pick-first', rule: 'HT-SYM-15', most }
    : { why: 'too-many', rule: 'HT-SYM-15', most, picked }
}

/** As many cards as any choice has. */
function mostIn(choices: readonly Action[]): number {
  return Math.max(
    0,
    ...choices.map((choice) => ('cards' in choice && typeof choice.cards !== 'number' ? choice.cards.length : 0)),
  )
}
