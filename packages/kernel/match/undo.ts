/**
 * When may a seat take something back? When doing so takes back no knowledge.
 *
 * The kernel works this out by itself, so that no game can forget it. An entry may be undone if it
 * drew nothing from the rng, nobody else has acted since, and nobody was shown anything that the
 * acting seat did not know beforehand. The last is decided by trying: the seat's own view is turned
 * into other worlds it could not tell from the true one (`imagine`), the same action is carried out
 * in each, and if any viewer is told something else there than here, the entry revealed something.
 *
 * Trying takes its time, so it can be done a few worlds at a time, when nobody waits for something
 * else. It stops at the first difference, and nothing is tried twice.
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
import { partsOf } from './frames.ts'

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

/** Worlds tried one after the other; at its end whether one of them differed. */
type Trying = Generator<undefined, boolean>

/** What was found of a checkpoint holds as long as it is kept, and so do the worlds that were tried. */
const found = new WeakMap<object, boolean | Trying>()

/** Whether an action, taken in this state, told anyone something its seat did not know. */
export function revealed<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  checkpoint: Checkpoint<State, Action>,
): boolean {
  return revealedWithin(game, seats, checkpoint, Number.POSITIVE_INFINITY) ?? true
}

/** The same, found out in so many more worlds at most; undefined if it takes more. */
export function revealedWithin<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  checkpoint: Checkpoint<State, Action>,
  most: number,
): boolean | undefined {
  const known = found.get(checkpoint)
  if (typeof known === 'boolean') return known
  // Asked after every entry: whether it is known already is all that is asked.
  if (most <= 0) return undefined
  // A game that fails on the way leaves nothing half tried behind.
  found.delete(checkpoint)
  const trying = known ?? inOtherWorlds(game, seats, checkpoint)
  for (let tried = 0; tried < most; tried++) {
    const { done, value } = trying.next()
    if (!done) continue
    found.set(checkpoint, value)
    return value
  }
  found.set(checkpoint, trying)
  return undefined
}

function* inOtherWorlds<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  seats: number,
  checkpoint: Checkpoint<State, Action>,
): Trying {
  const { seat, action, state, rng } = checkpoint
  const everyone = viewers(seats)
  const known = game.view(state, seat)
  const here = game.clone(state)
  const told = outcome(game, here, action, rng)
  const dream = Rng.fromSeed(`undo ${checkpoint.entry}`)
  for (let tried = 0; tried < worlds; tried++) {
    const there = game.imagine(known, seat, dream)
    const toldThere = outcome(game, there, action, rng)
    // Most reveals show in what is told, which is short; a view is not.
    if (!soundAlike(game, told, toldThere, everyone) || !lookAlike(game, here, there, seat)) return true
    yield
  }
  for (const viewer of everyone) {
    if (viewer !== seat && (yield* taught(game, viewer, checkpoint, here, dream))) return true
  }
  return false
}

/**
 * Whether the action let another viewer see more than that it was taken: in worlds which that viewer
 * could not tell apart, and in which the seat could have acted the same, its view differs afterwards.
 */
function* taught<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  viewer: Viewer,
  { seat, action, state, rng }: Checkpoint<State, Action>,
  here: State,
  dream: Rng,
): Trying {
  const known = game.view(state, viewer)
  for (let tried = 0; tried < worlds; tried++) {
    const there = game.imagine(known, viewer, dream)
    // Many choices are constants; the others are known by what they say.
    const isPossible = game.choices(there, seat).some((choice) => alike(choice, action))
    if (isPossible) {
      outcome(game, there, action, rng)
      if (!lookAlike(game, here, there, viewer)) return true
    }
    yield
  }
  return false
}

/** Carries out the action; all that is told of it. */
function outcome<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  world: State,
  action: Action,
  rng: RngState,
): Event[] {
  const events: Event[] = []
  game.apply(world, [action], Rng.fromState(rng), (event) => events.push(event))
  return events
}

/** Whether everyone hears the same. */
function soundAlike<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  here: readonly Event[],
  there: readonly Event[],
  everyone: readonly Viewer[],
): boolean {
  if (here.length !== there.length) return false
  for (const [index, event] of here.entries()) {
    const other = there[index]
    if (other === undefined) return false
    if (alike(event, other)) continue
    if (!everyone.every((viewer) => alike(game.redact(event, viewer), game.redact(other, viewer)))) return false
  }
  return true
}

/** Whether both look the same to the viewer. */
function lookAlike<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  here: State,
  there: State,
  viewer: Viewer,
): boolean {
  const parts = partsOf(game)
  return alike(parts.own(here, viewer), parts.own(there, viewer)) && alike(parts.common(here), parts.common(there))
}
