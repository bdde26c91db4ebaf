import { type Action, type Event, heatGame, type Options, type State, type View } from '@paddock/games/heat'
import { Match, Rng, type Seat, same, viewers } from '@paddock/kernel'

export type Playing = Match<State, Action, Event, View, Options>

/** Decides for a seat; what it returns is played. */
type Decide = (match: Playing, seat: Seat, rng: Rng) => Action

/** What was just played: how everybody saw the table before, in the order of `viewers`, and what happened. */
interface Step {
  readonly match: Playing
  readonly before: readonly View[]
  readonly events: readonly Event[]
}

/** A whole match at random. Whoever decides in secret does so once. */
export function randomMatch(
  seats: number,
  options: Partial<Options>,
  decide: Decide = anyChoice,
  see: (step: Step) => void = () => {},
): Playing {
  const rng = Rng.fromSeed('moves')
  const match = Match.start(heatGame, { seats, options, seed: 'random' })
  for (let seat = undecided(match); seat !== undefined; seat = undecided(match)) {
    const before = viewers(seats).map((viewer) => match.view(viewer).view)
    const { events } = match.act(seat, decide(match, seat, rng))
    see({ match, before, events })
  }
  return match
}

export function anyChoice(match: Playing, seat: Seat, rng: Rng): Action {
  return rng.pick(match.choices(seat))
}

/** Every list of choices is made anew: what is equal is the same choice. */
export function placeIn(choices: readonly Action[], choice: Action): number {
  return choices.findIndex((other) => same(other, choice))
}

function undecided(match: Playing): Seat | undefined {
  const { pending, decided } = match.view('spectator')
  return pending.find((seat) => !decided.includes(seat))
}
