import { type Card, faceOf } from '../../rules/cards.ts'
import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { soonest } from './soonest.ts'
import { upgradeWorth } from './upgrade-worth.ts'

/** The best cards of the discard; none, if all of them are worse than those in the deck. */
export function chooseSalvage({ view }: Situation, choices: readonly Action[]): Action | undefined {
  return soonest(choices, (choice) => {
    if (choice.type !== 'salvage') return Number.POSITIVE_INFINITY
    const gain = choice.cards.reduce((sum, card) => sum + worthInDeck(view.circuit, card), 0)
    return gain > 0 ? -gain : Number.POSITIVE_INFINITY
  })
}

/** A Speed card of the usual value is worth nothing, Heat and Stress are worse than that. */
function worthInDeck(circuit: Situation['view']['circuit'], card: Card): number {
  const { kind, value } = faceOf(card)
  switch (kind) {
    case 'speed':
      return (value - usualValue) * perValue
    case 'upgrade':
    case 'sponsor':
      return upgradeWorth(circuit, card)
    default:
      return deadWeight
  }
}

const usualValue = 2.5
const perValue = 0.1
const deadWeight = -0.3
