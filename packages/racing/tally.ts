/** What the figures of several games have in common. */
import type { Ranking, Seat } from '@paddock/kernel'

/** Rows that are told apart by a number: `lot 1`, `lot 2` … */
export function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)
}

/** What a seat has of the win: a shared one counts in parts. */
export function shareOfWin(ranking: Ranking, seat: Seat): number {
  const winners = ranking.filter(({ place }) => place === 1)
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0
}
