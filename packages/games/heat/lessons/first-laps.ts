import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import {
  areCards,
  black,
  blue,
  car,
  card,
  countOf,
  engineOf,
  gear,
  gearOf,
  green,
  holds,
  isAt,
  isBeyondFinish,
  isGear,
  isPhase,
  learner,
  part,
  progressOf,
  space,
  use,
} from './at-the-table.ts'
import { given } from './first-laps-given.ts'

/** The first spaces behind the lines of corners A, B and D. */
const [behindA, behindB, behindD] = [12, 33, 57]

/** A whole race of one lap, in which everything is met that a race without modules asks. */
export const firstLaps: Lesson<Action, View, Piece> = {
  id: 'first-laps',
  rules: [
    'HT-SET-06',
    'HT-GEAR-01',
    'HT-GEAR-02',
    'HT-GEAR-03',
    'HT-GEAR-06',
    'HT-PLAY-01',
    'HT-PLAY-02',
    'HT-PLAY-08',
    'HT-MOVE-01',
    'HT-MOVE-03',
    'HT-MOVE-05',
    'HT-MOVE-07',
    'HT-MOVE-09',
    'HT-MOVE-10',
    'HT-MOVE-12',
    'HT-MOVE-15',
    'HT-ADR-01',
    'HT-ADR-06',
    'HT-ADR-07',
    'HT-REACT-03',
    'HT-REACT-04',
    'HT-REACT-05',
    'HT-REACT-06',
    'HT-SLIP-01',
    'HT-SLIP-04',
    'HT-SLIP-07',
    'HT-SLIP-10',
    'HT-CORN-02',
    'HT-CORN-05',
    'HT-CORN-07',
    'HT-CORN-08',
    'HT-CORN-09',
    'HT-CORN-10',
    'HT-DISC-01',
    'HT-DISC-02',
    'HT-DISC-05',
    'HT-DISC-07',
    'HT-FIN-01',
    'HT-FIN-03',
    'HT-FIN-06',
    'HT-FIN-07',
    'HT-FIN-11',
    'HT-FIN-12',
  ],
  learner,
  match: { seats: 3, options: { race: 'first-game' }, seed: 'first laps 1106', rules: 3 },
  given,
  moments: [
    { id: 'hello', when: (view) => isAt(view, 1, 'shift'), points: () => [car(black), part('engine')] },
    {
      id: 'gear',
      when: (view) => isAt(view, 1, 'shift'),
      points: () => [gear(2)],
      asks: 'choice',
      wanted: (action) => isGear(action, 2),
      mistake: 'asks-again',
    },
    {
      id: 'cards',
      when: (view) => isAt(view, 1, 'play'),
      points: () => [card(4)],
      asks: 'choice',
      wanted: (action) => areCards(action, 'play', 4, 4),
      mistake: 'asks-again',
    },
    {
      id: 'cool',
      when: (view) => isAt(view, 1, 'react') && holds(view, 'heat'),
      points: () => [card('heat'), use('cool'), part('engine')],
      asks: 'choice',
      wanted: ({ type }) => type === 'cool',
      mistake: 'asks-again',
    },
    {
      id: 'boosts',
      when: (view) => isAt(view, 1, 'react') && view.left.boost > 0,
      points: () => [use('done')],
      asks: 'choice',
      wanted: ({ type }) => type === 'done',
      mistake: 'asks-again',
    },
    {
      id: 'slip',
      when: (view) => isAt(view, 1, 'slipstream'),
      points: () => [car(blue), use('slipstream')],
      asks: 'choice',
      wanted: ({ type }) => type === 'slipstream',
      mistake: 'asks-again',
    },
    {
      id: 'draw',
      when: (view) => isAt(view, 1, 'discard'),
      points: () => [card(1), card(3)],
      asks: 'choice',
      wanted: (action) => areCards(action, 'discard'),
      mistake: 'asks-again',
    },
    {
      id: 'corner',
      when: (view) => isAt(view, 2, 'shift'),
      points: () => [gear(3), space(behindA)],
      asks: 'choice',
      wanted: (action) => isGear(action, 3),
      mistake: 'asks-again',
    },
    {
      id: 'seven',
      when: (view) => isAt(view, 2, 'play') && holds(view, 3, 3, 1),
      points: () => [card(3), card(1)],
      asks: 'choice',
      wanted: (action) => areCards(action, 'play', 3, 3, 1),
    },
    {
      id: 'swap',
      when: (view) => isAt(view, 2, 'discard') && holds(view, 1),
      points: () => [card(1)],
      asks: 'choice',
      wanted: (action) => action.type === 'discard' && countOf(action.cards, 1) > 0,
    },
    {
      id: 'stress',
      when: (view) =>
        isAt(view, 3, 'play') &&
        gearOf(view, black) >= 3 &&
        view.deckSizes[learner] === 3 &&
        holds(view, 'stress', 'stress', 'stress'),
      points: () => [card('stress'), part('deck')],
      asks: 'choice',
      wanted: (action) => action.type === 'play' && countOf(action.cards, 'stress') === 3,
    },
    {
      id: 'brake',
      when: (view) =>
        isAt(view, 4, 'shift') &&
        progressOf(view, black) === behindB - 1 &&
        progressOf(view, blue) === behindB - 1 &&
        progressOf(view, green) === behindB - 2 &&
        holds(view, 0, 1, 2),
      points: () => [car(blue), car(green), gear(3)],
      asks: 'choice',
      wanted: (action) => isGear(action, 3),
    },
    {
      id: 'limit',
      when: (view) => view.phase === 'shift' && view.round >= 4 && view.round <= 6 && progressOf(view, black) < behindB,
      points: () => [space(behindB)],
      asks: 'choice',
      isAstray: true,
    },
    {
      id: 'paid',
      when: (view) => isPhase(view, 'discard') && view.round >= 4,
      points: () => [part('engine'), part('discard')],
    },
    {
      id: 'last',
      when: (view) =>
        isAt(view, 5, 'react') &&
        view.left.speed > 0 &&
        progressOf(view, green) - progressOf(view, black) === 2 &&
        progressOf(view, black) === 45,
      points: () => [use('adrenaline'), car(green)],
      asks: 'choice',
      wanted: ({ type }) => type === 'adrenaline',
    },
    {
      id: 'adrenaline',
      when: (view) => isPhase(view, 'react') && view.round >= 4 && view.left.speed > 0,
      points: () => [use('adrenaline')],
      asks: 'choice',
      isAstray: true,
    },
    {
      id: 'spin',
      when: (view) => isAt(view, 7, 'react') && engineOf(view, green) === 0 && progressOf(view, green) === behindD - 1,
      points: () => [car(green)],
    },
    {
      id: 'line',
      when: (view) => view.phase === 'shift' && progressOf(view, black) >= behindD,
      points: () => [car(black), space(0)],
    },
    {
      id: 'boost',
      when: (view) =>
        isPhase(view, 'react') &&
        isBeyondFinish(view, black) &&
        engineOf(view, black) > 0 &&
        progressOf(view, black) === progressOf(view, blue) &&
        view.spot[black] === 1,
      points: () => [use('boost'), car(blue)],
      asks: 'choice',
      wanted: ({ type }) => type === 'boost',
    },
    {
      id: 'home',
      when: (view) => isPhase(view, 'react') && isBeyondFinish(view, black) && engineOf(view, black) > 0,
      points: () => [use('boost')],
      asks: 'choice',
      isAstray: true,
    },
  ],
  ends: ({ place }) => (place[learner] ?? 0) > 0,
}
