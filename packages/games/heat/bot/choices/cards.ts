import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { bestPlan, type Plan } from '../turn/plan.ts'

/** The cards, and where they are chosen together the gear. */
export function chooseCards(situation: Situation, choices: readonly Action[]): Action | undefined {
  const plans: Plan<Action>[] = []
  for (const of of choices) if (of.type === 'play') plans.push({ of, cards: of.cards })
  return bestPlan(situation, plans)?.of
}
