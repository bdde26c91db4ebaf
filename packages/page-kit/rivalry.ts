import type { Placing, Seat, Viewer } from '@paddock/kernel'

/** Who won, and whom that is best compared with. */
export interface Rivalry {
  readonly winner: Seat
  /** Whoever reads it, if they did not win; else the second. */
  readonly other: Seat
}

/** Undefined where nobody was beaten: alone, or where all share the win. */
export function rivalryOf(placings: readonly Placing[], viewer: Viewer): Rivalry | undefined {
  const winner = placings.find(({ place }) => place === 1)?.seat
  const beaten = placings.filter(({ place }) => place > 1)
  const other = beaten.find(({ seat }) => seat === viewer) ?? beaten.toSorted((a, b) => a.place - b.place)[0]
  return winner === undefined || !other ? undefined : { winner, other: other.seat }
}
