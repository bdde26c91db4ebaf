/** What goes from the bank into a purse and back. */
import { at } from '@paddock/racing'
import type { OpenState } from './state.ts'

type Purses = Pick<OpenState, 'purse' | 'bank'>

/**
 * From the bank to a seat, or back if it is negative. A purse may fall below nothing: what is missing is
 * owed to the bank, and the next income pays it off first (TR-T4-01, TR-T4-02, TR-T4-03).
 */
export function payMoney(state: Purses, seat: number, amount: number): void {
  state.purse[seat] = at(state.purse, seat) + amount
  state.bank -= amount
}

/** What a seat can bid with (TR-T1-02). */
export function cashOf({ purse }: Pick<Purses, 'purse'>, seat: number): number {
  return Math.max(0, at(purse, seat))
}
