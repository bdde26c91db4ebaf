/** What everyone sees of an event once it is told. */
import { type Holds, same } from '@paddock/kernel'
import { type Car, powerCalled } from './cards.ts'
import type { Event } from './event.ts'
import { accountOf } from './money/scoring.ts'
import { trackOf } from './state.ts'
import type { View } from './view.ts'

export const holds: Holds<Event, View> = {
  'lot-offered': ({ lot, isSecondOffer }, view) =>
    view.phase === 'bid' && same(view.lot, lot) && view.isSecondOffer === isSecondOffer,
  'bids-shown': ({ lot, bids }, view) => same(view.lot, lot) && same(view.bids, bids),
  'lot-sold': ({ lot, seat, price }, { owner, price: prices, speed8 }) =>
    owner[lot.car] === seat && prices[lot.car] === price && speed8[seat]?.includes(lot.car) === true,
  'lot-set-aside': ({ lot, isUnowned }, { owner, aside }) =>
    owner[lot.car] === -1 && aside.some(({ car }) => car === lot.car) !== isUnowned,
  'cars-dealt': ({ owner }, view) => same(view.owner, owner),
  'power-kept': ({ seat, power }, { powers }) => same(powers[seat], [power]),
  'cunning-given': ({ seat }, { powers }) => powers[seat]?.includes(powerCalled('cunning')) === false,
  'power-taken': ({ seat, power }, { powers }) => same(powers[seat], [power]),
  'cars-removed': ({ cars }, { space }) => cars.every((car) => space[car] === -1),
  'hands-drawn': ({ cards }, view) => view.cards.every((held) => held === cards),
  'race-started': ({ race, seat }, { race: now, turn, phase, lot }) =>
    now === race && turn === seat && phase === 'card' && lot === null,
  'card-played': ({ seat, card, isReversed }, view) =>
    view.turn === seat && view.card === card && view.isReversed === isReversed && view.row === 0,
  'row-skipped': (_, { hasSkipped, row }) => hasSkipped && row > 0,
  'wild-named': ({ car }, view) => view.car === car && view.named.includes(car),
  'row-lost': (_, { row, car }) => row > 0 && car === -1,
  'car-moved': ({ car, from, path }, { space }) => space[car] === (path.at(-1) ?? from),
  'line-crossed': ({ line }, { crossed }) => crossed.includes(line),
  'car-finished': ({ car, place }, { finished }) => finished[place - 1] === car,
  'card-drawn': ({ card }, { hand }) => card === undefined || hand.includes(card),
  'hand-discarded': ({ seat, cards }, view) =>
    view.cards[seat] === 0 && same(view.discard.slice(0 - cards.length), cards),
  'bet-made': ({ seat, line, car }, { bets }) => car === undefined || bets[seat]?.[line] === car,
  'race-ended': ({ finished }, view) => view.phase === 'over' && same(view.finished, finished),
  'bets-shown': ({ bets }, view) => same(view.bets, bets),
  'money-counted': ({ seat, winnings }, view) => accountOf(view, seat, view.bets[seat] ?? []).winnings === winnings,
  'grid-drawn': ({ race, circuit, grid }, view) =>
    view.race === race &&
    view.circuit === circuit &&
    trackOf(view).grid.every((on, place) => isOnGrid(view, grid[place] ?? 0, on)),
}

/** Or already taken off, where cars are dealt and the set-up goes on to the start (DF-OPT-03). */
function isOnGrid({ options, space, owner }: View, car: Car, on: number): boolean {
  return space[car] === on || (options.unownedCars === 'removed' && owner[car] === -1 && space[car] === -1)
}
