import type { Box, Thinking } from '@paddock/kernel'
import { formelFun } from './rules/game.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import type { View } from './rules/view.ts'
import { words } from './words/index.ts'

/** As much of the box as it takes to play; bots are loaded when one is asked. */
export const toPlay: Box<State, Action, Event, View, Options> & Thinking<Action, View> = {
  game: formelFun,
  words,
  // A race takes at most 31 rounds, even if nobody ever drives more than one space.
  begins: 'race-started',
  longest: 14 * 15 * 31,
  think: () => import('./bot/instinct.ts'),
}
