import type { Seat } from '@paddock/kernel'
import type { JournalStep } from '../../session/session.ts'
import type { JournalLine } from '../scene/lines.ts'

/** What was told since a seat last decided something, at most so many lines. */
export function linesSince(
  seat: Seat,
  lines: readonly JournalLine[],
  steps: readonly JournalStep[],
  most: number,
): JournalLine[] {
  const last = steps.findLast((step) => step.seat === seat)?.entry ?? 0
  return lines.filter(({ entry }) => entry > last).slice(-most)
}
