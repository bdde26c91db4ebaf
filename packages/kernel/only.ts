import type { Pending, Seat } from './game.ts'

const lists: Pending[] = []

/** One seat decides. The same list each time: it is asked for at every decision. */
export function only(seat: Seat): Pending {
  const known = lists[seat]
  if (known) return known
  const made: Pending = [seat]
  lists[seat] = made
  return made
}

const all: Pending[] = []

/** All of so many seats decide, in secret. */
export function everyone(seats: number): Pending {
  const known = all[seats]
  if (known) return known
  const made: Pending = Array.from({ length: seats }, (_, seat) => seat)
  all[seats] = made
  return made
}

/** The match is over. */
export const nobody: Pending = []
