/** A game's decisions as a table: for every phase, who decides, between what, and what comes of it. */
import type { Game, GameEvent, Moves, Pending, Seat, Tell } from './game.ts'
import { nobody, only } from './only.ts'
import type { Rng } from './rng.ts'

/** Who decides in a phase, between what, and what comes of it. */
export interface Decision<State, Action, Event> {
  pending(state: State): Pending
  /** Asked for pending seats alone. */
  choices(state: State, seat: Seat): readonly Action[]
  apply(state: State, moves: Moves<Action>, rng: Rng, tell: Tell<Event>): void
}

/** What comes of one seat's action. */
export type Decided<State, Action, Event> = (state: State, action: Action, rng: Rng, tell: Tell<Event>) => void

/** One seat decides. Where several do, in secret, the decision is written out. */
export function by<State, Action, Event>(
  seatOf: (state: State) => Seat,
  choices: (state: State, seat: Seat) => readonly Action[],
  decided: Decided<State, Action, Event>,
): Decision<State, Action, Event> {
  return {
    pending: (state) => only(seatOf(state)),
    choices,
    apply(state, moves, rng, tell) {
      const action = moves[0]
      if (action === undefined) throw new Error('nothing was decided')
      decided(state, action, rng, tell)
    },
  }
}

/** The match is over: nobody decides any more. */
export const over: Decision<unknown, never, never> = {
  pending: () => nobody,
  choices: () => [],
  apply() {
    throw new Error('the match is over')
  },
}

/** The part of a game that its table of decisions makes up. */
export function inPhases<
  Phase extends string,
  State extends { readonly phase: Phase },
  Action,
  Event extends GameEvent,
>(
  decisions: Readonly<Record<Phase, Decision<State, Action, Event>>>,
): Pick<Game<State, Action, Event, unknown, unknown>, 'pending' | 'choices' | 'apply'> {
  return {
    pending: (state) => decisions[state.phase].pending(state),
    choices(state, seat) {
      const decision = decisions[state.phase]
      return decision.pending(state).includes(seat) ? decision.choices(state, seat) : []
    },
    apply: (state, moves, rng, tell) => decisions[state.phase].apply(state, moves, rng, tell),
  }
}
