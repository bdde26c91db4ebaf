/** What everyone sees on the table once an event is told. */
import { type Holds, same } from '@paddock/kernel'
import { home } from '@paddock/racing/lanes'
import { faceOf } from './cards.ts'
import type { Event } from './event.ts'
import { track } from './track.ts'
import type { View } from './view.ts'

type Moved = Extract<Event, { type: 'car-moved' | 'car-accelerated' }>

/** Where it drove to; over the line it is home. */
function hasMoved({ car, from, path }: Moved, { space, finished }: View): boolean {
  const to = path.at(-1) ?? from
  return space[car] === to && finished.includes(car) === (to === home)
}

export const holds: Holds<Event, View> = {
  'race-prepared': ({ race, controller }, view) =>
    view.race === race && view.controller === controller && view.owner.every((owner) => owner < 0),
  'driver-offered': ({ car, opener, wasRefused }, view) =>
    view.lot === car &&
    view.wasRefused === wasRefused &&
    view.bidder < 0 &&
    view.phase === 'bid' &&
    (opener < 0 || view.speaker === opener),
  'bid-made': ({ seat, bid }, view) => view.bidder === seat && view.bid === bid,
  'bid-passed': ({ seat }, { passed }) => passed.includes(seat),
  'bidders-dropped': ({ seats }, { passed }) => seats.every((seat) => passed.includes(seat)),
  'driver-refused': ({ car }, { wasRefused, refused }) => car < 0 || wasRefused || refused.includes(car),
  'driver-sold': ({ seat, car, price }, view) =>
    view.buyer === seat && (car < 0 || (view.owner[car] === seat && view.price[car] === price)),
  'hand-chosen': ({ seat, hand }, view) => view.handOf[seat] === hand && view.openHands[hand]?.length === 0,
  'car-chosen': ({ seat, car }, { owner }) => owner[car] === seat,
  'car-placed': ({ car, place }, { space }) => space[car] === track.grid[place],
  'token-placed': ({ car, distance }, { token }) => token[car] === distance,
  'race-started': ({ race, seat }, view) => view.race === race && view.turn === seat && view.lot < 0,
  'cards-shown': ({ plays }, { shown }) =>
    same(
      shown,
      plays.map(({ seat, card }) => ({ seat, card })),
    ),
  'card-played': ({ seat, card }, view) => view.turn === seat && view.card === card,
  'card-discarded': ({ card }, view) => view.card < 0 && view.discard.at(-1) === card,
  'pile-shuffled': ({ cards }, { pile, discard }) => pile === cards && discard.length === 0,
  'row-chosen': ({ car, spaces }, view) => same(faceOf(view.card).rows[view.row], { car, spaces }),
  'wild-named': ({ car }, view) => view.car === car && view.named.at(-1) === car,
  'row-lost': (_, { row, car }) => row < 0 && car < 0,
  'car-moved': (event, view) => hasMoved(event, view) && view.row < 0,
  'acceleration-called': ({ car }, view) => view.car === car,
  'car-accelerated': (event, view) => hasMoved(event, view) && view.card < 0,
  'car-broke-down': ({ car, space }, view) => view.aside[car] === space && view.space[car] === -1,
  'pair-had-no-effect': ({ card }, { discard }) => discard.at(-1) === card,
  'car-returned': ({ car, space }, view) => view.aside[car] === -1 && view.space[car] === space,
  'line-crossed': ({ line }, { crossed }) => crossed.includes(line),
  'car-finished': ({ car, place }, { finished }) => finished[place - 1] === car,
  'card-drawn': ({ card }, { hand }) => card === undefined || hand.includes(card),
  'hand-discarded': ({ seat, cards }, view) => view.cards[seat] === 0 && view.discard.at(-1) === cards.at(-1),
  'bet-made': ({ line, car }, { bets }) => car === undefined || bets[line] === car,
  'race-ended': ({ race, order }, { options, results }) =>
    options.game === 'children' || same(results[race - 1]?.order, order),
  'prize-paid': ({ car, place, owner }, { results }) => {
    const result = results.at(-1)
    return result?.order[place - 1] === car && result.owner[car] === owner
  },
  'bets-settled': ({ seat, bets }, { results }) =>
    same(
      results.at(-1)?.bets[seat],
      bets.map(({ car }) => car),
    ),
  'token-settled': ({ car, distance }, { results }) => results.at(-1)?.distance[car] === distance,
  'purse-counted': ({ seat, purse }, view) => view.purse[seat] === purse,
}
