/** Whole matches played at random, for tests that look at every decision. */
import { type Frame, type Game, type GameEvent, Match, Rng, type Seat } from '@paddock/kernel'

export interface DecisionSeen<Action, View> {
  readonly seat: Seat
  readonly view: View
  readonly choices: readonly Action[]
}

/** What a seat saw of one decision of anybody. */
export interface TurnSeen<Event, View> {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
  readonly frames: readonly Frame<Event, View>[]
}

interface Play {
  readonly seats: number
  readonly options: object
  readonly seed: string
}

/** Every question of a match as whoever is asked sees it. */
export function* decisions<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  play: Play,
): Generator<DecisionSeen<Action, View>> {
  const match = Match.start(game, play)
  const rng = Rng.fromSeed('moves')
  for (let seat = nextOf(match); seat !== undefined; seat = nextOf(match)) {
    const { view, choices } = match.view(seat)
    yield { seat, view, choices }
    match.act(seat, rng.pick(choices))
  }
}

/** Everything that a seat sees of a match. */
export function* steps<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  play: Play,
  viewer: Seat = 0,
): Generator<TurnSeen<Event, View>> {
  const match = Match.start(game, play)
  const rng = Rng.fromSeed('moves')
  for (let seat = nextOf(match); seat !== undefined; seat = nextOf(match)) {
    const { view: before } = match.view(viewer)
    const { events } = match.act(seat, rng.pick(match.view(seat).choices))
    const [frames = []] = match.frames([viewer])
    yield { before, after: match.view(viewer).view, events: match.told(events, viewer), frames }
  }
}

/** The first of those who have not decided yet. */
function nextOf(match: {
  readonly pending: readonly Seat[]
  view(viewer: 'spectator'): { readonly decided: readonly Seat[] }
}): Seat | undefined {
  const { decided } = match.view('spectator')
  return match.pending.find((seat) => !decided.includes(seat))
}
