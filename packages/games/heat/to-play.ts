import type { Box, Foreseeing, Thinking } from '@paddock/kernel'
import { foresight } from './prospects/foresight.ts'
import type { HeatProspect } from './prospects/prospect.ts'
import { heatGame as game } from './rules/game.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import type { View } from './rules/view.ts'
import { words } from './words/index.ts'

/** As much of the box as it takes to play; bots are loaded when one is asked. */
export const toPlay: Box<State, Action, Event, View, Options> &
  Foreseeing<Action, Event, View, HeatProspect> &
  Thinking<Action, View> = {
  game,
  words,
  // A race has no last round: whoever spins out again and again never gets home. Random drivers need a tenth of this for ten races.
  begins: 'race-called',
  longest: 100_000,
  foresight,
  think: () => import('./bot/instinct.ts'),
}
