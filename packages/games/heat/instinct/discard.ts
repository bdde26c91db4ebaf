import { take } from '../piles.ts'
import type { Action } from '../state.ts'
import { prospect } from './prospect.ts'
import type { Situation } from './situation.ts'
import { soonest } from './soonest.ts'

/** The cards go that the stretch ahead has no use for; with equal prospects they stay. */
export function chooseDiscard(situation: Situation, choices: readonly Action[]): Action | undefined {
  const { left, gear, engine, hand } = situation
  const end = { left, gear, engine, stress: 0, loss: 0 }
  return soonest(choices, (choice) => {
    if (choice.type !== 'discard') return Number.POSITIVE_INFINITY
    const kept = hand.slice()
    for (const card of choice.cards) take(kept, card)
    return prospect(situation, end, kept)
  })
}
