import { at } from '@paddock/racing'
import { landing } from '../movement.ts'
import type { Action } from '../state.ts'
import { afterTurn } from './react.ts'
import type { Situation } from './situation.ts'
import { soonest } from './soonest.ts'

/** Taken, unless it carries the car where it is worse off. */
export function chooseSlipstream(situation: Situation, choices: readonly Action[]): Action | undefined {
  const { view, seat, engine } = situation
  return soonest(choices, (choice) => {
    const to = choice.type === 'slipstream' ? landing(view, seat, choice.spaces).progress : at(view.progress, seat)
    return afterTurn(situation, to, 0, engine)
  })
}
