import type { Seat } from '@paddock/kernel'
import type { Counted, FigureRow } from './game-result.ts'

interface Kept {
  amount: number
  at: number
  /** The largest single amount, which came with that entry. */
  largest: number
}

/** A row for each of the sheets that has anything in it. */
export function rowsOf(
  sheets: readonly (readonly [sheet: TallySheet, label: string])[],
  seats: readonly Seat[],
  said?: (amount: number) => string,
): FigureRow[] {
  return sheets.flatMap(([sheet, label]) => (sheet.isEmpty ? [] : sheet.row(label, seats, said)))
}

/** Counts something for each seat while the steps of a match are gone through. */
export class TallySheet {
  readonly #kept = new Map<Seat, Kept>()

  /** Adds to what the seat has: the largest single amount is what one wants to see again. */
  add(seat: Seat, amount: number, at: number): void {
    const { amount: before, ...kept } = this.#kept.get(seat) ?? { amount: 0, at, largest: 0 }
    const isLargest = Math.abs(amount) > Math.abs(kept.largest)
    this.#kept.set(seat, { amount: before + amount, ...(isLargest ? { at, largest: amount } : kept) })
  }

  /** Keeps the most that there was at once. */
  most(seat: Seat, amount: number, at: number): void {
    if (amount > this.of(seat)) this.#kept.set(seat, { amount, at, largest: amount })
  }

  of(seat: Seat): number {
    return this.#kept.get(seat)?.amount ?? 0
  }

  /** The largest single amount that a seat had, and the entry it came with; undefined if there was none. */
  largestOf(seat: Seat): Counted | undefined {
    const kept = this.#kept.get(seat)
    return kept && kept.largest !== 0 ? { amount: kept.largest, at: kept.at } : undefined
  }

  /** Whether there is nothing in it that is worth a row. */
  get isEmpty(): boolean {
    return [...this.#kept.values()].every(({ amount, largest }) => amount === 0 && largest === 0)
  }

  row(label: string, seats: readonly Seat[], said?: (amount: number) => string): FigureRow {
    const counted = seats.map((seat): [Seat, Counted] => {
      const kept = this.#kept.get(seat)
      return [seat, kept && kept.largest !== 0 ? { amount: kept.amount, at: kept.at } : { amount: 0 }]
    })
    return { label, counted: new Map(counted), ...(said ? { said } : {}) }
  }
}
