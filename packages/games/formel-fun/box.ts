import type { Box, Instinct } from '@paddock/kernel'
import { instinct } from './bot/instinct.ts'
import { formelFun } from './rules/game.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import type { View } from './rules/view.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export const box: Box<State, Action, Event, View, Options> & Instinct<Action, View> = {
  game: formelFun,
  words: { en, fr },
  conserved: [
    { name: 'cards', count: ({ hands, pile, discard }) => hands.flat().length + pile.length + discard.length },
    { name: 'cars', count: ({ order, out }) => order.length + out.length },
  ],
  secrets: [
    { name: 'hands', hidden: ({ hands }, viewer) => hands.filter((_, seat) => seat !== viewer) },
    { name: 'pile', hidden: ({ pile }) => pile },
  ],
  // A race takes at most 31 rounds, even if nobody ever drives more than one space.
  longest: 14 * 15 * 31,
  instinct,
}
