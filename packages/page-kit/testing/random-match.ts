import { type Game, type GameEvent, Match, Rng, type Seat, same, viewers } from '@paddock/kernel'

/** Plays whole matches of a game at random. Whoever decides in secret does so once. */
export function randomMatches<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
) {
  type Playing = Match<State, Action, Event, View, Options>
  /** What was just played: how everybody saw the table before, in the order of `viewers`, and what happened. */
  interface Step {
    readonly match: Playing
    readonly before: readonly View[]
    readonly events: readonly Event[]
  }
  return function randomMatch(
    seats: number,
    options: Partial<Options>,
    decide: (match: Playing, seat: Seat, rng: Rng) => Action = anyChoice,
    see: (step: Step) => void = () => {},
  ): Playing {
    const rng = Rng.fromSeed('moves')
    const match = Match.start(game, { seats, options, seed: 'random' })
    for (let seat = undecided(match); seat !== undefined; seat = undecided(match)) {
      const before = viewers(seats).map((viewer) => match.view(viewer).view)
      const { events } = match.act(seat, decide(match, seat, rng))
      see({ match, before, events })
    }
    return match
  }
}

export function anyChoice<Action>(match: { choices(seat: Seat): readonly Action[] }, seat: Seat, rng: Rng): Action {
  return rng.pick(match.choices(seat))
}

/** Every list of choices is made anew: what is equal is the same choice. */
export function placeIn<Action>(choices: readonly Action[], choice: Action): number {
  return choices.findIndex((other) => same(other, choice))
}

function undecided<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
): Seat | undefined {
  const { pending, decided } = match.view('spectator')
  return pending.find((seat) => !decided.includes(seat))
}
