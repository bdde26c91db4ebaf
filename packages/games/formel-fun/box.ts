import { type Explained, type Instinct, type Reasoned, same, type Watched } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { instinct } from './bot/instinct.ts'
import type { Piece } from './prospects/reasons/pieces.ts'
import type { Why } from './prospects/reasons/why-not.ts'
import { kindOf } from './rules/cards.ts'
import type { Options } from './rules/options.ts'
import { type Action, carOnTurn, type Event, type State } from './rules/state.ts'
import { passedLine } from './rules/track.ts'
import type { View } from './rules/view.ts'
import { toPlay } from './to-play.ts'
import { reasons } from './words/reasons/index.ts'
import { setup } from './words/setup/index.ts'

export const box: typeof toPlay &
  Explained<Options> &
  Watched<State, Event, View> &
  Instinct<Action, View> &
  Reasoned<Action, View, Piece, Why> = {
  ...toPlay,
  setup,
  conserved: [
    { name: 'cards', count: ({ hands, pile, discard }) => hands.flat().length + pile.length + discard.length },
    { name: 'cars', count: ({ order, out }) => order.length + out.length },
  ],
  secrets: [
    { name: 'hands', hidden: ({ hands }, viewer) => hands.filter((_, seat) => seat !== viewer) },
    { name: 'pile', hidden: ({ pile }) => pile },
  ],
  holds: {
    'race-started': ({ race, grid }, view) =>
      view.race === race && view.round === 1 && view.turn === 0 && same(view.order, grid),
    'card-played': ({ seat, card, turbo }, { discard, turbos }) =>
      same(discard.slice(turbo ? -2 : -1).map(kindOf), turbo ? [card, 'turbo'] : [card]) &&
      (!turbo || at(turbos, seat) > 0),
    'card-drawn': ({ seat, card }, { hand }, viewer) => seat !== viewer || kindOf(at(hand, hand.length - 1)) === card,
    'pile-shuffled': ({ cards }, { pile, discard }) => pile === cards && discard.length === 0,
    'car-moved': ({ car, to, slot }, view) => at(view.position, car) === to && at(view.slot, car) === slot,
    'line-passed': ({ car }, { position }) => at(position, car) >= passedLine,
    'round-started': ({ race, round }, view) => view.race === race && view.round === round && view.turn === 0,
    'car-eliminated': ({ car, left }, view) =>
      view.out.at(-1) === car && view.order.length === left && carOnTurn(view) === undefined,
    'team-out': ({ seat, cards }, { backs, discard }) =>
      backs[seat]?.length === 0 && same(discard.slice(discard.length - cards.length).map(kindOf), cards),
    'final-won': ({ car }, { out, order }) => out.at(-1) === car && order.length === 0,
  },
  instinct,
  reasons,
}
