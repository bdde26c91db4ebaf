/** For tests of an instinct: what it decides at a table, and how often it wins. */
import { type Instinct, type Ranking, Rng, type Seat, type Viewer } from '@paddock/kernel'

/** A table of any game, with the instinct of that game. */
interface AnyTable<Action, View> {
  readonly pending: readonly Seat[]
  choices(seat: Seat): readonly Action[]
  offers(seat: Seat): string[]
  view(viewer: Viewer): View
  decide(...actions: Action[]): unknown
  ranking(): Ranking | undefined
}
type Choose<Action, View> = Instinct<Action, View>['instinct']

/** What the seat that is asked decides, in short. */
export function decides<Action, View>(
  instinct: Choose<Action, View>,
  table: AnyTable<Action, View>,
  seat: Seat = table.pending[0] ?? 0,
): string {
  const choices = table.choices(seat)
  const chosen = instinct(table.view(seat), seat, choices, Rng.fromSeed('bot'))
  return table.offers(seat)[choices.indexOf(chosen)] ?? 'no choice'
}

/** How many of so many matches one instinct wins against random choices; a shared win counts as a part of one. */
export function winsAgainstRandom<Action, View>(
  instinct: Choose<Action, View>,
  tableOf: (seed: string) => AnyTable<Action, View>,
  seats: number,
  matches: number,
): number {
  let wins = 0
  for (let match = 0; match < matches; match++) {
    const table = tableOf(`match ${match}`)
    const rng = Rng.fromSeed(`choices ${match}`)
    const own = match % seats
    const decide = (seat: Seat) => {
      const choices = table.choices(seat)
      return seat === own ? instinct(table.view(seat), seat, choices, Rng.fromSeed('bot')) : rng.pick(choices)
    }
    while (table.pending.length > 0) table.decide(...table.pending.map(decide))
    const winners = table.ranking()?.filter(({ place }) => place === 1) ?? []
    if (winners.some(({ seat }) => seat === own)) wins += 1 / winners.length
  }
  return wins
}
