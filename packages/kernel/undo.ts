/**
 * When may a seat take something back? When doing so takes back no knowledge.
 *
 * The kernel works this out by itself, so that no game can forget it. An entry may be undone if it
 * drew nothing from the rng, nobody else has acted since, and nobody was shown anything that the
 * acting seat did not know beforehand. The last is decided by trying: the seat's own view is turned
 * into other worlds it could not tell from the true one (`imagine`), the same action is carried out
 * in each, and if any viewer is told something else there than here, the entry revealed something.
 *
 * A card shown from one's own hand is no barrier (its owner knew it), a card turned up from the
 * deck is one, and so is a card that another player draws.
 */
import type { Game, GameEvent, Seat, Viewer } from './game.ts'
import { canonical } from './json.ts'
import { Rng, type RngState } from './rng.ts'

/**
 * How many other worlds are tried. With only two possible worlds left, one coin's worth of
 * knowledge, a reveal slips through once in 65,000 entries; with a deck of twenty, never.
 */
const worlds = 16

/** What it takes to go back behind an entry. */
export interface Checkpoint<State, Action> {
  /** The entry's number. */
  readonly entry: number
  readonly seat: Seat
  readonly action: Action
  /** State and rng as they were before it. */
  readonly state: State
  readonly rng: RngState
}

/** Whether an action, taken in this state, told anyone something its seat did not know. */
export function revealed<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  checkpoint: Checkpoint<State, Action>,
): boolean {
  const { seat, action, state, rng } = checkpoint
  const known = game.view(state, seat)
  const here = shownBy(game, seats, game.clone(state), seat, action, rng)
  const dream = Rng.fromSeed(`undo ${checkpoint.entry}`)
  for (let tried = 0; tried < worlds; tried++) {
    const world = game.imagine(known, seat, dream)
    if (shownBy(game, seats, world, seat, action, rng) !== here) return true
  }
  return false
}

/** All that anyone is told when the action is carried out, and all that the seat sees afterwards. */
function shownBy<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  state: State,
  seat: Seat,
  action: Action,
  rng: RngState,
): string {
  const events: Event[] = []
  game.apply(state, [action], Rng.fromState(rng), (event) => events.push(event))
  const told = viewers(seats).map((viewer) => events.map((event) => game.redact(event, viewer) ?? null))
  return canonical([told, game.view(state, seat)])
}

/** Everyone who may look at a match of so many seats. */
export function viewers(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
}
