import type { Box, Foreseeing, Thinking } from '@paddock/kernel'
import { foresight, type TopRaceProspect } from './prospects/foresight.ts'
import { topRace } from './rules/game.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import type { View } from './rules/view.ts'
import { words } from './words/index.ts'

/** As much of the box as it takes to play; bots are loaded when one is asked. */
export const toPlay: Box<State, Action, Event, View, Options> &
  Foreseeing<Action, Event, View, TopRaceProspect> &
  Thinking<Action, View> = {
  game: topRace,
  words,
  // Five races of bingo, each of thirty times the pile at most, with two decisions for every row of a card.
  begins: 'race-prepared',
  longest: 5 * (30 * 48 * 9 + 200),
  foresight,
  think: () => import('./bot/instinct.ts'),
}
