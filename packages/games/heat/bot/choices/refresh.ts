import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { roundsAfterDiscard } from '../turn/kept-cards.ts'
import { midTurnNow, roundsWhenDone } from '../turn/mid-turn.ts'
import { endNow } from './discard.ts'
import { soonest } from './soonest.ts'

/** Cards that go back on the deck are in hand again in the next round; in which order does not matter. */
export function chooseRefresh(situation: Situation, choices: readonly Action[]): Action | undefined {
  return soonest(choices, (choice) => {
    if (choice.type !== 'refresh') return Number.POSITIVE_INFINITY
    const now = midTurnNow(situation)
    const hand = [...now.hand, ...choice.cards]
    if (situation.view.options.wording === 'revised') return roundsAfterDiscard(situation, endNow(situation), hand)
    return roundsWhenDone(situation, { ...now, hand })
  })
}
