/**
 * A quick way to drive Heat sensibly. It reckons in rounds: how many a car still needs from where a choice leaves
 * it, with its gear, its Heat and the cards it keeps. It thinks of its own car; of the others, as far as they
 * stand in the way or lend their slipstream.
 */
import type { Rng, Seat } from '@paddock/kernel'
import { chooseCards } from './instinct/cards.ts'
import { chooseDiscard } from './instinct/discard.ts'
import { chooseGear } from './instinct/gear.ts'
import { chooseReaction } from './instinct/react.ts'
import { situationOf } from './instinct/situation.ts'
import { chooseSlipstream } from './instinct/slipstream.ts'
import type { Action } from './state.ts'
import type { View } from './view.ts'

/** Orders of the deck that are thought through: more where only the cards are at stake. */
const manyOrders = 12
const fewOrders = 5

export function instinct(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action {
  const [only] = choices
  if (only && choices.length === 1) return only
  return choose(view, seat, choices, rng) ?? rng.pick(choices)
}

function choose(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action | undefined {
  const situation = situationOf(view, seat, view.phase === 'discard' ? manyOrders : fewOrders, rng)
  switch (view.phase) {
    case 'shift':
      return chooseGear(situation, choices)
    case 'play':
    case 'plan':
      return chooseCards(situation, choices)
    case 'react':
      return chooseReaction(situation, choices)
    case 'slipstream':
      return chooseSlipstream(situation, choices)
    case 'discard':
      return chooseDiscard(situation, choices)
    case 'over':
      return undefined
  }
}
