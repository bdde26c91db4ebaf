import { playsIn } from '../../rules/phases/round/play.ts'
import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { bestPlan, type PlayPlan } from '../turn/play-plan.ts'

/** The gear of the best play: the cards are chosen later, but with the same hand. */
export function chooseGear(situation: Situation, choices: readonly Action[]): Action | undefined {
  const plans: PlayPlan<Action>[] = []
  for (const of of choices) {
    if (of.type !== 'shift') continue
    for (const play of playsIn(situation.hand, of.gear, [])) {
      if (play.type === 'play') plans.push({ of, cards: play.cards })
    }
  }
  return bestPlan(situation, plans)?.of
}
