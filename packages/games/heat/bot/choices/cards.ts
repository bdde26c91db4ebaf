import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { bestPlan, type PlayPlan } from '../turn/play-plan.ts'

/** The cards, and where they are chosen together the gear. */
export function chooseCards(situation: Situation, choices: readonly Action[]): Action | undefined {
  const plans: PlayPlan<Action>[] = []
  for (const of of choices) if (of.type === 'play') plans.push({ of, cards: of.cards })
  return bestPlan(situation, plans)?.of
}
