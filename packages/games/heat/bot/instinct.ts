/**
 * A quick way to drive Heat sensibly. It reckons in rounds: how many a car still needs from where a choice leaves
 * it, with its gear, its Heat and the cards it keeps. It thinks of its own car; of the others, as far as they
 * stand in the way or lend their slipstream.
 */
import type { Rng, Seat } from '@paddock/kernel'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { chooseCards } from './choices/cards.ts'
import { chooseDiscard } from './choices/discard.ts'
import { chooseGear } from './choices/gear.ts'
import { chooseReaction, chooseValues } from './choices/react.ts'
import { chooseRefresh } from './choices/refresh.ts'
import { chooseSlipstream } from './choices/slipstream.ts'
import { chooseUpgrade } from './choices/workshop.ts'
import { situationOf } from './situation.ts'

/** Orders of the deck that are thought through: more where only the cards are at stake. */
const manyOrders = 12
const fewOrders = 5
/** Choices beyond which there is no time for many orders. */
const manyChoices = 80

export function instinct(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action {
  const [only] = choices
  if (only && choices.length === 1) return only
  return choose(view, seat, choices, rng) ?? rng.pick(choices)
}

function choose(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action | undefined {
  switch (view.phase) {
    case 'draft':
    case 'swap':
    case 'keep':
      return chooseUpgrade(view, seat, choices)
    case 'over':
      return undefined
    default: {
      const isThorough = view.phase === 'discard' && choices.length <= manyChoices
      return driving[view.phase](situationOf(view, seat, isThorough ? manyOrders : fewOrders, rng), choices)
    }
  }
}

const driving = {
  shift: chooseGear,
  play: chooseCards,
  plan: chooseCards,
  values: chooseValues,
  react: chooseReaction,
  refresh: chooseRefresh,
  slipstream: chooseSlipstream,
  discard: chooseDiscard,
} as const
