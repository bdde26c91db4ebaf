import type { JournalStep } from '../session/session.ts'
import type { AnyGameTable } from '../tables/game-table.ts'

/** The entries in which something great happened, and start and end of the match. */
export function greatMoments(steps: readonly JournalStep[], table: Pick<AnyGameTable, 'telling'>): number[] {
  const great = steps.flatMap(({ entry, events }) =>
    events.some((event) => table.telling(event) === 'great') ? entry : [],
  )
  return [...new Set([0, ...great, steps.length])]
}
