/** Which car to bet on: what it may lose counts as much as what it may win. */
import type { Seat } from '@paddock/kernel'
import { best } from '@paddock/racing'
import { betPay } from '../rules/money.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { placeChances } from './forecast.ts'
import { stepsInRace } from './steps-to-come.ts'

/** What the own car is likely to gain by being helped along, in thousands. */
const ownCarBonus = 8

export function chooseBet(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const pay = betPay[view.betting] ?? []
  const chances = placeChances(view, stepsInRace(view, seat, view.hand))
  return best(choices, (choice) => {
    if (choice.type !== 'bet') return 0
    let money = view.owner[choice.car] === seat ? ownCarBonus : 0
    for (const [place, chance] of (chances[choice.car] ?? []).entries()) money += chance * (pay[place] ?? 0)
    return money
  })
}
