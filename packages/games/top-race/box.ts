import type { Box, Instinct, Tallied, Viewer } from '@paddock/kernel'
import { sum } from '@paddock/racing'
import { topRace } from './game.ts'
import { instinct } from './instinct.ts'
import type { Options } from './options.ts'
import type { Action, Event, State } from './state.ts'
import { tallies } from './tally.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import type { View } from './view.ts'

export const box: Box<State, Action, Event, View, Options> & Instinct<Action, View> & Tallied<State, Event> = {
  game: topRace,
  words: { en, fr },
  conserved: [
    { name: 'money in purses and bank', count: ({ purse, bank }) => sum(purse) + bank },
    {
      name: 'cards',
      count: ({ hands, openHands, piles, pile, box: left, discard, shown, card }) =>
        [...hands, ...openHands, ...piles].flat().length +
        [...pile, ...left, ...discard, ...shown].length +
        (card < 0 ? 0 : 1),
    },
    {
      name: 'cars',
      count: ({ owner, drivers, refused, options, lot }) =>
        options.auction === 'open-hands' || options.game === 'children'
          ? owner.length
          : owner.filter((seat) => seat >= 0).length +
            drivers.length +
            refused.length +
            (lot >= 0 && owner[lot] === -1 ? 1 : 0),
    },
  ],
  secrets: [
    { name: 'hands', hidden: unknownHands },
    { name: 'draw piles', hidden: ({ piles, pile, box: left }) => [piles, pile, left] },
    { name: 'drivers to come', hidden: ({ drivers }) => drivers },
    { name: 'bets', hidden: ({ bets }, viewer) => bets.filter((_, seat) => seat !== viewer) },
  ],
  // Five races of bingo, each of thirty times the pile at most, with two decisions for every row of a card.
  longest: 5 * (30 * 48 * 9 + 200),
  instinct,
  tallies,
}

/** The cards of other hands. Where all that is unseen is in one place, or all alike, it is known after all. */
function unknownHands({ hands, piles, pile, box: left }: State, viewer: Viewer): number[][] {
  const unknown = hands.map((hand, seat) => (seat === viewer ? [] : hand))
  const places = [...unknown, ...piles, pile, left].filter((cards) => cards.length > 0)
  return places.length > 1 && new Set(places.flat()).size > 1 ? unknown : []
}
