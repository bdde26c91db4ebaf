import type { Meta, OptionSet } from '@paddock/kernel'

export interface Options {
  /** How many cars a player drives. Reviews of the same edition give five players two each. */
  readonly cars: 'rulebook' | 'two-with-five'
  /** What wins the match: the points of all cars of a team, or the car that wins the final. */
  readonly scoring: 'team-points' | 'last-car'
}

export const options: Meta<Options>['options'] = {
  cars: { values: ['rulebook', 'two-with-five'], default: 'rulebook' },
  scoring: { values: ['team-points', 'last-car'], default: 'team-points' }, // FF-F13-01
}

/** Ways to play that go well together, the simplest first. With three there are the fewest cars, and so the fewest races. */
export const sets: readonly OptionSet<Options>[] = [
  { name: 'first-game', options: {}, seats: 3 },
  { name: 'base', options: {} },
  { name: 'last-car', options: { scoring: 'last-car' } },
]

/** FF-SET-02 */
export function carsPerSeat(seats: number, { cars }: Options): number {
  if (seats === 6) return 2 // FF-EX-04
  if (seats === 5 && cars === 'two-with-five') return 2 // FF-SET-10
  return 3 // FF-EX-03
}
