import type { Rivalry } from '../../rivalry.ts'
import type { TallySheet } from '../../tally-sheet.ts'

/** Where money came from, or went to where its sums are below zero. */
export interface Source<Name extends string> {
  readonly name: Name
  readonly sheet: TallySheet
}

export interface Decisive<Name extends string> {
  readonly name: Name
  readonly winner: number
  readonly other: number
  /** Where it can be seen. */
  readonly at?: number
}

/** The source that made most of the difference between the winner and the other; undefined if none did. */
export function decisiveSource<Name extends string>(
  sources: readonly Source<Name>[],
  { winner, other }: Rivalry,
): Decisive<Name> | undefined {
  const gap = ({ sheet }: Source<Name>) => sheet.of(winner) - sheet.of(other)
  const [most] = sources.toSorted((a, b) => gap(b) - gap(a))
  if (!most || gap(most) <= 0) return undefined
  const at = (most.sheet.largestOf(winner) ?? most.sheet.largestOf(other))?.at
  const amounts = { name: most.name, winner: most.sheet.of(winner), other: most.sheet.of(other) }
  return at === undefined ? amounts : { ...amounts, at }
}
