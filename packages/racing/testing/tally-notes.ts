import type { Count } from '@paddock/kernel'

/** Notes what a tally counts, by figure and row. */
export class TallyNotes {
  readonly #counted = new Map<string, { readonly amount: number; readonly of: number }>()

  readonly count: Count = ({ name, rows }, row, amount, of = 1) => {
    if (!rows.includes(row)) throw new RangeError(`${name} has no row ${row}`)
    const known = this.#counted.get(`${name}: ${row}`) ?? { amount: 0, of: 0 }
    this.#counted.set(`${name}: ${row}`, { amount: known.amount + amount, of: known.of + of })
  }

  /** `jams: spaces lost`: so much, out of so many; undefined if there was no case. */
  get(row: string): { readonly amount: number; readonly of: number } | undefined {
    return this.#counted.get(row)
  }

  has(row: string): boolean {
    return this.#counted.has(row)
  }
}
