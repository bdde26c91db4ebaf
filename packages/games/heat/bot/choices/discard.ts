import { take } from '../../rules/piles/piles.ts'
import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { roundsWithKept } from '../turn/kept-cards.ts'
import type { TurnEnd } from '../turn/turn-end.ts'
import { soonest } from './soonest.ts'

/** The corners are paid: the turn ends as the car stands. */
export function endNow({ left, gear, engine }: Situation): TurnEnd {
  return { left, gear, engine, stress: 0, loss: 0 }
}

/** The cards go that the stretch ahead has no use for; with equal prospects they stay. */
export function chooseDiscard(situation: Situation, choices: readonly Action[]): Action | undefined {
  const end = endNow(situation)
  return soonest(choices, (choice) => {
    if (choice.type !== 'discard') return Number.POSITIVE_INFINITY
    const kept = situation.hand.slice()
    for (const card of choice.cards) take(kept, card)
    return roundsWithKept(situation, end, kept)
  })
}
