import { at } from '@paddock/racing'
import { landing } from '../../rules/movement/movement.ts'
import type { Action } from '../../rules/state.ts'
import type { Situation } from '../situation.ts'
import { midTurnNow, roundsAt } from '../turn/mid-turn.ts'
import { soonest } from './soonest.ts'

/** Taken, unless it carries the car where it is worse off. */
export function chooseSlipstream(situation: Situation, choices: readonly Action[]): Action | undefined {
  const { view, seat } = situation
  const now = midTurnNow(situation)
  return soonest(choices, (choice) => {
    const to = choice.type === 'slipstream' ? landing(view, seat, choice.spaces).progress : at(view.progress, seat)
    return roundsAt(situation, now, to)
  })
}
