import type { Count, Figure } from '@paddock/kernel'

/** A row of a figure: how much was counted, out of how many. Plain data, for workers hand it over. */
export interface Counted {
  readonly figure: string
  readonly row: string
  readonly amount: number
  readonly of: number
}

/** A figure after many matches. Rows of which there was no case are left out. */
export interface FigureResult extends Pick<Figure, 'name' | 'as'> {
  readonly rows: readonly {
    readonly row: string
    /** The mean, or the share of 1. */
    readonly value: number
    readonly of: number
  }[]
}

interface Sum {
  readonly figure: string
  readonly row: string
  amount: number
  of: number
}

/** Adds up what is counted, in one match or over many. */
export class Counter {
  readonly #sums = new Map<string, Map<string, Sum>>()

  readonly count: Count = ({ name }, row, amount, of = 1) => this.add({ figure: name, row, amount, of })

  add({ figure, row, amount, of }: Counted): void {
    const rows = this.#sums.get(figure) ?? new Map<string, Sum>()
    this.#sums.set(figure, rows)
    const sum = rows.get(row)
    if (!sum) {
      rows.set(row, { figure, row, amount, of })
      return
    }
    sum.amount += amount
    sum.of += of
  }

  counted(): Counted[] {
    return [...this.#sums.values()].flatMap((rows) => [...rows.values()])
  }

  results(figures: readonly Figure[]): FigureResult[] {
    return figures.flatMap(({ name, as, rows }) => {
      const found = rows.flatMap((row) => {
        const { amount, of } = this.#sums.get(name)?.get(row) ?? { amount: 0, of: 0 }
        return of > 0 ? [{ row, value: amount / of, of }] : []
      })
      return found.length > 0 ? [{ name, as, rows: found }] : []
    })
  }
}
