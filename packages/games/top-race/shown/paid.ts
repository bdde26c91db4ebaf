import type { Seat } from '@paddock/kernel'
import type { View } from '../rules/view.ts'

/** From the bank to a seat, or back if it is negative. */
export function paid(view: View, seat: Seat, money: number): View {
  return { ...view, purse: view.purse.with(seat, (view.purse[seat] ?? 0) + money), bank: view.bank - money }
}
