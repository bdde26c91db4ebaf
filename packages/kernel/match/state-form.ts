/**
 * In which form a game keeps its state, as a fingerprint.
 *
 * A snapshot may be read by a later version of the code, which may keep its state in another form. Nobody has to
 * remember to say so: a few short matches are played, always the same ones, and what their states look like is the
 * fingerprint. Rules that do anything else, or keep it in another way, come to another one.
 */
import type { Game, GameEvent, Seat } from '../game.ts'
import { hashOf } from '../hash.ts'
import { defaultOptions } from '../options.ts'
import { Rng } from '../rng.ts'
import { Match } from './match.ts'

/** Raised when a snapshot itself gets another form. */
const format = 1
/** How much of a match is played. What is found in a state does not wait longer to be there. */
const decisions = 120

const known = new WeakMap<object, string>()

export function stateFormOf<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
): string {
  const form = known.get(game) ?? workedOut(game)
  known.set(game, form)
  return form
}

function workedOut<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
): string {
  const { id, seats, sets = [] } = game.meta
  const usual = defaultOptions(game.meta)
  const samples = [
    ...[seats.min, seats.max].map((count) => ({ seats: count, options: usual })),
    ...sets.map((set) => ({ seats: set.seats ?? seats.max, options: { ...usual, ...set.options } })),
  ]
  return hashOf({ format, id, samples: samples.map((sample) => standing(Match.start(game, { ...sample, seed: id }))) })
}

/** Plays a while, and tells where the match stood on the way. */
function standing<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
): string[] {
  const dice = Rng.fromSeed(match.seed)
  const hashes: string[] = []
  for (let made = 1; made <= decisions && match.pending.length > 0; made++) {
    try {
      const seat = dice.pick(undecided(match))
      match.act(seat, dice.pick(match.choices(seat)))
    } catch {
      // Rules that fail do so in the match where they are needed, and are noted there.
      break
    }
    if (made % 20 === 0) hashes.push(match.hash())
  }
  return hashes
}

function undecided<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
): Seat[] {
  return match.pending.filter((seat) => match.sealedBy(seat) === undefined)
}
