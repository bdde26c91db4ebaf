import type { Box, Foreseeing, Thinking } from '@paddock/kernel'
import { type DownforceProspect, foresight } from './prospects/foresight.ts'
import { downforce } from './rules/game.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import type { View } from './rules/view.ts'
import { words } from './words/index.ts'

/** As much of the box as it takes to play; bots are loaded when one is asked. */
export const toPlay: Box<State, Action, Event, View, Options> &
  Foreseeing<Action, Event, View, DownforceProspect> &
  Thinking<Action, View> = {
  game: downforce,
  words,
  // Two races of at most 48 cards, each with a decision or three for every row, with bids, bets and powers.
  begins: 'race-started',
  longest: 2 * (48 * 19 + 12 * 6 + 3 * 6 + 12),
  foresight,
  think: () => import('./bot/instinct.ts'),
}
