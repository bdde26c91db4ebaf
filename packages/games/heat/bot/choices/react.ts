import type { Action } from '../../rules/state.ts'
import { bestValue } from '../course/traits.ts'
import type { Situation } from '../situation.ts'
import { afterAction, type MidTurn, midTurnNow, roundsFrom, roundsWhenDone, withoutStress } from '../turn/mid-turn.ts'
import { chooseSalvage } from './salvage.ts'
import { soonest } from './soonest.ts'

/**
 * What is surely good comes first, and what must be done anyway: Heat is cooled, which may pay for the boost, cards
 * are paid, scrapped and salvaged. Then the speed: the boost before the spaces that are sure.
 */
export function chooseReaction(situation: Situation, choices: readonly Action[]): Action | undefined {
  const cooling = choices.findLast(({ type }) => type === 'cool')
  if (cooling) return cooling
  return choosePayment(choices) ?? chooseOther(situation, choices) ?? chooseSpeed(situation, choices)
}

/** The best cards are kept, the worst one is replaced. */
function choosePayment(choices: readonly Action[]): Action | undefined {
  const paid = soonest(choices, (choice) =>
    choice.type === 'pay' ? -bestValue(choice.card) : Number.POSITIVE_INFINITY,
  )
  if (paid) return paid
  const replaced = soonest(choices, (choice) =>
    choice.type === 'replace' ? bestValue(choice.card) : Number.POSITIVE_INFINITY,
  )
  return replaced ?? choices.find(({ type }) => type === 'scrap')
}

function chooseOther(situation: Situation, choices: readonly Action[]): Action | undefined {
  return chooseRelief(situation, choices) ?? chooseSalvage(situation, choices)
}

/** Stress goes where other cards would be better. */
function chooseRelief(situation: Situation, choices: readonly Action[]): Action | undefined {
  const relief = choices.findLast((choice) => choice.type === 'relieve')
  if (!relief) return undefined
  const now = midTurnNow(situation)
  const relieved: MidTurn = { ...now, hand: withoutStress(now.hand, relief.stress) }
  return roundsWhenDone(situation, relieved) <= roundsWhenDone(situation, now) ? relief : undefined
}

function chooseSpeed(situation: Situation, choices: readonly Action[]): Action | undefined {
  const now = midTurnNow(situation)
  return soonest(choices, (choice) => {
    switch (choice.type) {
      case 'done':
        return roundsWhenDone(situation, now)
      case 'boost':
      case 'adrenaline':
      case 'accelerate':
        return afterAction(situation, now, choice.type)
      case 'direct':
        return afterAction(situation, now, choice.card)
      default:
        return Number.POSITIVE_INFINITY
    }
  })
}

/** What cards with several values count. */
export function chooseValues(situation: Situation, choices: readonly Action[]): Action | undefined {
  return soonest(choices, (choice) =>
    choice.type === 'values' ? roundsFrom(situation, midTurnNow(situation, choice.values)) : Number.POSITIVE_INFINITY,
  )
}
