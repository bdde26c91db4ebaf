/**
 * When may a seat take something back? When doing so takes back no knowledge.
 *
 * The kernel works this out by itself, so that no game can forget it. An entry may be undone if it
 * drew nothing from the rng, nobody else has acted since, and nobody was shown anything that the
 * acting seat did not know beforehand. The last is decided by trying: the seat's own view is turned
 * into other worlds it could not tell from the true one (`imagine`), the same action is carried out
 * in each, and if any viewer is told something else there than here, the entry revealed something.
 *
 * What is compared comes from the same code on both sides, so that it need not be brought into a form first.
 *
 * A card shown from one's own hand is no barrier (its owner knew it), a card turned up from the
 * deck is one, and so is a card that another player draws.
 */
import type { Game, GameEvent, Seat, Viewer } from '../game.ts'
import { alike } from '../json.ts'
import { Rng, type RngState } from '../rng.ts'
import { viewers } from '../viewers.ts'

/**
 * How many other worlds are tried. A reveal slips through only if all of them look like the true
 * one; whoever takes that back has learned next to nothing. Of a fact that holds in a share p of
 * all worlds, the false case passes unnoticed with (1 − p)³², and then taught −log₂(1 − p) bits: a
 * sixtieth of a bit at the very most, on average. The worlds belong to the entry's number, so
 * nobody can try again.
 */
const worlds = 32

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

/** What was found of a checkpoint holds as long as it is kept: every look at the table asks, and then the undo itself. */
const found = new WeakMap<object, boolean>()

/** Whether an action, taken in this state, told anyone something its seat did not know. */
export function revealed<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  checkpoint: Checkpoint<State, Action>,
): boolean {
  const isRevealed = found.get(checkpoint) ?? reveals(game, seats, checkpoint)
  found.set(checkpoint, isRevealed)
  return isRevealed
}

function reveals<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  checkpoint: Checkpoint<State, Action>,
): boolean {
  const { seat, action, state, rng } = checkpoint
  const known = game.view(state, seat)
  const here = outcome(game, seats, game.clone(state), seat, action, rng)
  const seenHere = here.seen()
  const dream = Rng.fromSeed(`undo ${checkpoint.entry}`)
  for (let tried = 0; tried < worlds; tried++) {
    const there = outcome(game, seats, game.imagine(known, seat, dream), seat, action, rng)
    // Most reveals show in what is told, which is short; a view is not.
    if (!alike(there.told, here.told) || !alike(there.seen(), seenHere)) return true
  }
  return viewers(seats).some((viewer) => viewer !== seat && taught(game, viewer, checkpoint, dream))
}

/**
 * Whether the action let another viewer see more than that it was taken: in worlds which that viewer
 * could not tell apart, and in which the seat could have acted the same, its view differs afterwards.
 */
function taught<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  viewer: Viewer,
  { seat, action, state, rng }: Checkpoint<State, Action>,
  dream: Rng,
): boolean {
  const said = JSON.stringify(action)
  const known = game.view(state, viewer)
  const seenAfter = (world: State) => {
    game.apply(world, [action], Rng.fromState(rng), () => {})
    return game.view(world, viewer)
  }
  const here = seenAfter(game.clone(state))
  for (let tried = 0; tried < worlds; tried++) {
    const world = game.imagine(known, viewer, dream)
    const choices = game.choices(world, seat)
    // Many choices are constants; the others are known by what they say.
    const isPossible = choices.includes(action) || choices.some((choice) => JSON.stringify(choice) === said)
    if (isPossible && !alike(seenAfter(world), here)) return true
  }
  return false
}

/** All that anyone is told when the action is carried out, and all that the seat sees afterwards. */
function outcome<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  state: State,
  seat: Seat,
  action: Action,
  rng: RngState,
): { told: (Event | undefined)[][]; seen: () => View } {
  const events: Event[] = []
  game.apply(state, [action], Rng.fromState(rng), (event) => events.push(event))
  const told = viewers(seats).map((viewer) => events.map((event) => game.redact(event, viewer)))
  return { told, seen: () => game.view(state, seat) }
}
