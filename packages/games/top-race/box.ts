import type { Explained, Instinct, Tallied, Viewer, Watched } from '@paddock/kernel'
import { sum } from '@paddock/racing'
import { instinct } from './bot/instinct.ts'
import { allCars, type Car } from './rules/cards.ts'
import { holds } from './rules/holds.ts'
import { isBrokenDown, isFinished } from './rules/movement/positions.ts'
import type { Options } from './rules/options.ts'
import type { Action, Event, State } from './rules/state.ts'
import { tallies } from './rules/tally.ts'
import type { View } from './rules/view.ts'
import { toPlay } from './to-play.ts'
import { setup } from './words/setup/index.ts'

export const box: typeof toPlay &
  Explained<Options> &
  Watched<State, Event, View> &
  Instinct<Action, View> &
  Tallied<State, Event> = {
  ...toPlay,
  setup,
  conserved: [
    { name: 'money in purses and bank', count: ({ purse, bank }) => sum(purse) + bank },
    {
      name: 'cards',
      count: ({ hands, openHands, piles, pile, box: left, discard, shown, card }) =>
        [...hands, ...openHands, ...piles].flat().length +
        [...pile, ...left, ...discard, ...shown].length +
        (card < 0 ? 0 : 1),
    },
    { name: 'driver cards', count: driverCards },
    {
      name: 'cars, each in one place',
      count: (state) => sum(allCars.map((car) => placesOf(state, car))),
    },
  ],
  secrets: [
    { name: 'hands', hidden: unknownHands },
    { name: 'draw piles', hidden: ({ piles, pile, box: left }) => [piles, pile, left] },
    { name: 'drivers to come', hidden: ({ drivers }) => drivers },
    { name: 'bets', hidden: ({ bets }, viewer) => bets.filter((_, seat) => seat !== viewer) },
  ],
  holds,
  instinct,
  tallies,
}

/** Sold, on offer, in the pile or under it. Where hands are open, and among children, no driver is turned up. */
function driverCards({ owner, drivers, refused, options, lot }: State): number {
  if (options.auction === 'open-hands' || options.game === 'children') return 0
  const sold = owner.filter((seat) => seat >= 0).length
  return sold + drivers.length + refused.length + (owner[lot] === -1 ? 1 : 0)
}

/** On the track, beside it, home, or before the race in its owner's hand. */
function placesOf(state: State, car: Car): number {
  const onTrack = Number((state.space[car] ?? -1) >= 0)
  const places = onTrack + Number(isBrokenDown(state, car)) + Number(isFinished(state, car))
  return places === 0 && isBeforeRace(state) ? 1 : places
}

function isBeforeRace({ phase }: State): boolean {
  return phase === 'bid' || phase === 'hand' || phase === 'car' || phase === 'grid' || phase === 'token'
}

/** The cards of other hands. Where all that is unseen is in one place, or all alike, it is known after all. */
function unknownHands({ hands, piles, pile, box: left }: State, viewer: Viewer): number[][] {
  const unknown = hands.map((hand, seat) => (seat === viewer ? [] : hand))
  const places = [...unknown, ...piles, pile, left].filter((cards) => cards.length > 0)
  return places.length > 1 && new Set(places.flat()).size > 1 ? unknown : []
}
