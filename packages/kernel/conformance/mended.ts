/**
 * Lots with a rule that was mended: the same small game in two versions. By the first one the die may be
 * rolled at any time; since the second, only while no card lies open.
 */
import type { Box, Explained, Watched } from '../box.ts'
import type { Game } from '../game.ts'
import { type Action, type Event, type LotsBox, lots, lotsBox, type Options, type State, type View } from './lots.ts'

export interface MendedState extends State {
  rules: number
}

export interface MendedView extends View {
  rules: number
}

type MendedLots = Game<MendedState, Action, Event, MendedView, Options>
export type MendedBox = Box<MendedState, Action, Event, MendedView, Options> &
  Explained<Options> &
  Watched<MendedState, Event, MendedView> &
  Pick<LotsBox, 'instinct' | 'reasons'>

const newest = 2

export const mendedLots: MendedLots = {
  ...lots,
  meta: { ...lots.meta, rules: newest },
  setup: (seats, options, rng, tell, rules = newest) => ({ ...lots.setup(seats, options, rng, tell), rules }),
  choices(state, seat) {
    const choices = lots.choices(state, seat)
    if (state.rules < newest || !state.open) return choices
    return choices.filter((choice) => !('tidy' in choice && choice.tidy === 'roll'))
  },
  view: (state, viewer) => ({ ...lots.view(state, viewer), rules: state.rules }),
  parts: {
    common: (state) => ({ ...lots.parts?.common(state), rules: state.rules }),
    own: (state, viewer) => ({ ...lots.parts?.own(state, viewer) }),
  },
  imagine: (view, viewer, rng) => ({ ...lots.imagine(view, viewer, rng), rules: view.rules }),
  clone: (state) => ({ ...lots.clone(state), rules: state.rules }),
}

export const mendedBox: MendedBox = { ...lotsBox, game: mendedLots }
