import type { Explained, Instinct, Tallied, Viewer, Watched } from '@paddock/kernel'
import { instinct } from './bot/instinct.ts'
import { type Card, carOfSpeed8 } from './rules/cards.ts'
import { holds } from './rules/holds.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import { tallies } from './rules/tally.ts'
import type { View } from './rules/view.ts'
import { toPlay } from './to-play.ts'
import { setup } from './words/setup/index.ts'

type Downforce = typeof toPlay &
  Explained<Options> &
  Watched<State, Event, View> &
  Instinct<Action, View> &
  Tallied<State, Event>

export const box: Downforce = {
  ...toPlay,
  setup,
  conserved: [
    {
      name: 'regular cards',
      count: ({ hands, piles, pile, box: left, discard, card }) =>
        [...hands.flat(), ...piles.flat(), ...pile, ...left, ...discard, ...(card < 0 ? [] : [card])].filter(
          (held) => carOfSpeed8(held) === undefined,
        ).length,
    },
  ],
  secrets: [
    { name: 'hands', hidden: unknownHands },
    { name: 'draw piles', hidden: ({ piles, pile, box: left }) => [piles, pile, left] },
    { name: 'lots to come', hidden: ({ lots, powerPile }) => [lots, powerPile] },
    {
      name: 'bets',
      hidden: ({ bets, areBetsShown }, viewer) => (areBetsShown ? [] : bets.filter((_, seat) => seat !== viewer)),
    },
  ],
  holds,
  instinct,
  tallies,
}

/** The cards of other hands that were never shown. Where all that is unseen is in one place, or all alike, it is known after all. */
function unknownHands({ hands, shown, piles, pile, box: left }: State, viewer: Viewer): Card[][] {
  const unknown = hands.map((hand, seat) => (seat === viewer ? [] : without(hand, shown[seat] ?? [])))
  const others = piles.filter((_, seat) => seat !== viewer)
  const places = [...unknown, ...others, pile, left].filter((cards) => cards.length > 0)
  return places.length > 1 && new Set(places.flat()).size > 1 ? unknown : []
}

function without(cards: readonly Card[], shown: readonly Card[]): Card[] {
  const left = cards.slice()
  for (const card of shown) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}
