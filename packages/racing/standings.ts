import type { Ranking, Seat } from '@paddock/kernel'

/** What a seat is ranked by: its score, and what decides between equal scores, most important first. */
export interface Result {
  readonly seat: Seat
  readonly score: number
  /** Higher is better, compared in order. Seats equal in all of them share a place. */
  readonly ties: readonly number[]
}

/** The results, best first, with shared places where nothing decides. */
export function places(results: readonly Result[]): Ranking {
  const ordered = results.toSorted((a, b) => compare(b, a) || a.seat - b.seat)
  const ranking: { seat: Seat; place: number; score: number }[] = []
  for (const [index, result] of ordered.entries()) {
    const ahead = ordered[index - 1]
    const shared = ahead !== undefined && compare(ahead, result) === 0 ? ranking[index - 1]?.place : undefined
    ranking.push({ seat: result.seat, place: shared ?? index + 1, score: result.score })
  }
  return ranking
}

function compare(a: Result, b: Result): number {
  if (a.score !== b.score) return a.score - b.score
  for (const [index, tie] of a.ties.entries()) {
    const other = b.ties[index] ?? 0
    if (tie !== other) return tie - other
  }
  return 0
}
