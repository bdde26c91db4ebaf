/** A chance as people say it: so many cases out of so many. */
export interface Cases {
  readonly of: number
  readonly cases: number
}

/** More than this nobody counts. */
const countable = 12

/** The smallest fraction that is just this chance; undefined if only a percentage says it. */
export function casesOf(chance: number): Cases | undefined {
  for (let of = 1; of <= countable; of++) {
    const cases = Math.round(chance * of)
    if (Math.abs(cases / of - chance) < 1e-6) return { cases, of }
  }
  return undefined
}

/** In whole percents; what is neither certain nor impossible is never said to be. */
export function percentOf(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

export function isSure(chance: number): boolean {
  return chance > 1 - 1e-6
}
