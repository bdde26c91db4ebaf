/** Which car to bet on. */
import type { Seat } from '@paddock/kernel'
import { best } from '@paddock/racing'
import { betMoney } from '../rules/money/scoring.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { placeChances } from './forecast.ts'
import { stepsToCome } from './steps-to-come.ts'

/** The own car is helped along, and a bet on it pays just when the match can be won. */
const ownCarFactor = 1.5

export function chooseBet(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const [line = 0] = view.due
  const chances = placeChances(view, stepsToCome(view, seat, view.hand, view.speed8[seat] ?? []))
  return best(choices, (choice) => {
    if (choice.type !== 'bet') return 0
    let money = 0
    for (const [place, chance] of (chances[choice.car] ?? []).entries()) {
      money += chance * betMoney(view, line, choice.car, place + 1)
    }
    return view.owner[choice.car] === seat ? money * ownCarFactor : money
  })
}
