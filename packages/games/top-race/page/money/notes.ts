import { banknotes } from '../../rules/money.ts'

/** Notes of one value. */
export interface Wad {
  readonly value: number
  readonly count: number
}

const values = banknotes.map(([value]) => value).sort((a, b) => b - a)

/** An amount in as few notes as possible, the highest first. Debts are not paid in notes. */
export function notesFor(amount: number): Wad[] {
  let rest = amount
  return values.flatMap((value) => {
    const count = Math.max(0, Math.floor(rest / value))
    rest -= count * value
    return count > 0 ? [{ value, count }] : []
  })
}
