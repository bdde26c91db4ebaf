import type { MatchView, Seat } from '@paddock/kernel'

/** Whom the match still waits for; where all have decided, what they decided is about to be shown. */
export function awaited({
  pending,
  decided,
}: Pick<MatchView<unknown, unknown>, 'pending' | 'decided'>): readonly Seat[] {
  const open = pending.filter((seat) => !decided.includes(seat))
  return open.length > 0 ? open : pending
}
