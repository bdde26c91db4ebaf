import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { JournalStep } from '../../session/session.ts'

/** The entries in which something great happened and stayed so, and start and end of the match. */
export function greatMoments(
  steps: readonly JournalStep[],
  page: Pick<AnyGamePage, 'telling'>,
  takenBack: ReadonlySet<number>,
): number[] {
  const great = steps.flatMap(({ entry, events }) =>
    !takenBack.has(entry) && events.some((event) => page.telling(event) === 'great') ? entry : [],
  )
  return [...new Set([0, ...great, steps.at(-1)?.entry ?? 0])]
}
