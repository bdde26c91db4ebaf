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
  gear,
  gearOf,
  green,
  holds,
  isAt,
  isGear,
  learner,
  part,
  progressOf,
  space,
  use,
} from './at-the-table.ts'
import { before, drives } from './given.ts'

/** The first space behind the line of corner D. */
const behindD = 57

/** Two rounds in the middle of a race: cooling in a slow corner, then chasing with adrenaline, boost and slipstream. */
export const slipstream: Lesson<Action, View, Piece> = {
  id: 'slipstream',
  rules: [
    'HT-GEAR-03',
    'HT-GEAR-06',
    'HT-MOVE-03',
    'HT-ADR-01',
    'HT-ADR-03',
    'HT-ADR-06',
    'HT-ADR-07',
    'HT-ADR-08',
    'HT-REACT-01',
    'HT-REACT-03',
    'HT-REACT-05',
    'HT-REACT-06',
    'HT-REACT-07',
    'HT-SLIP-01',
    'HT-SLIP-02',
    'HT-SLIP-04',
    'HT-SLIP-07',
    'HT-SLIP-08',
    'HT-CORN-02',
    'HT-CORN-04',
  ],
  learner,
  match: { seats: 3, options: { circuit: 'usa', laps: 2 }, seed: 'tailwind 23', rules: 3 },
  opening: before(
    '1 gear 2, 2 gear 2, 0 gear 2, 1 play stress 3, 2 play 4 4, 0 play 3 5, 1 cool 1, 1 boost, 1 discard 1 2',
    '0 boost, 0 done, 0 slipstream 2, 0 discard 4, 2 boost, 2 adrenaline, 2 done, 2 slipstream 2, 2 discard 1 1 3',
    '1 gear 3, 2 gear 3, 0 gear 3, 1 play stress stress 2, 2 play stress stress 3, 0 play 2 2 3, 0 done, 0 discard',
    '2 done, 2 slipstream 2, 2 discard 0, 1 done, 1 slipstream 2, 1 discard',
    '1 gear 4, 2 gear 3, 0 gear 4, 1 play 2 3 4 5, 2 play 2 3 4, 0 play stress stress stress 4, 2 boost, 2 discard',
    '1 done, 1 stay, 1 discard 3, 0 boost, 0 adrenaline, 0 done, 0 discard',
    '1 gear 3, 2 gear 1, 0 gear 3, 1 play 0 1 1, 2 play 0, 0 play 0 2 3, 2 cool 2, 2 done, 2 slipstream 2',
    '2 discard 1 2, 1 done, 1 slipstream 2, 1 discard, 0 cool 1, 0 done, 0 slipstream 2, 0 discard 3',
    '1 gear 3, 2 gear 3, 0 gear 3, 1 play stress 4 4, 2 play stress stress stress, 0 play 3 4 5, 1 done, 1 discard',
    '0 done, 0 discard 2 2, 2 boost, 2 done, 2 slipstream 2, 2 discard 1 1 2',
    '1 gear 2, 2 gear 2, 0 gear 2, 1 play 3 4, 2 play 2 3, 0 play 2 4, 0 cool 1, 0 done, 0 discard 1 1 5, 2 cool 1',
    '2 done, 2 slipstream 2, 2 discard 0 4 5, 1 cool 1, 1 done, 1 slipstream 2, 1 discard',
  ),
  given: [
    drives('gear 1, play 3, cool 3, done, slipstream 2, discard', 'gear 3, play 3 4 4, boost, slipstream 2'),
    drives('gear 2, play 1 1, done, slipstream 2, discard 2 3', 'gear 4, play 2 3 4 5, done, discard 0'),
    drives('gear 1, play 3, cool 2, done, discard 1', 'gear 2, play 4 4'),
  ],
  moments: [
    { id: 'scene', when: (view) => isAt(view, 7, 'shift'), points: () => [card('heat'), part('engine')] },
    {
      id: 'first',
      when: (view) => isAt(view, 7, 'shift'),
      points: () => [gear(1), space(behindD)],
      asks: 'choice',
      wanted: (action) => isGear(action, 1),
      mistake: 'asks-again',
    },
    {
      id: 'over',
      when: (view) => isAt(view, 7, 'play') && gearOf(view, black) === 1,
      points: () => [card(3)],
      asks: 'choice',
      wanted: (action) => areCards(action, 'play', 3),
      mistake: 'asks-again',
    },
    {
      id: 'cool',
      when: (view) => isAt(view, 7, 'react') && holds(view, 'heat'),
      points: () => [card('heat'), use('cool'), part('engine')],
      asks: 'choice',
      wanted: (action) => action.type === 'cool' && action.heat === 3,
      mistake: 'asks-again',
    },
    {
      id: 'adrenaline',
      when: (view) => isAt(view, 7, 'react') && view.left.speed > 0,
      points: () => [use('adrenaline'), use('done')],
      asks: 'choice',
      wanted: ({ type }) => type === 'done',
    },
    {
      id: 'slip',
      when: (view) => isAt(view, 7, 'slipstream'),
      points: () => [car(green), use('slipstream')],
      asks: 'choice',
      wanted: ({ type }) => type === 'slipstream',
    },
    {
      id: 'chase',
      when: (view) =>
        isAt(view, 8, 'shift') && progressOf(view, black) === progressOf(view, blue) && view.spot[black] === 1,
      points: () => [car(blue), gear(3)],
      asks: 'choice',
      wanted: (action) => isGear(action, 3),
      mistake: 'asks-again',
    },
    {
      id: 'boost',
      when: (view) =>
        isAt(view, 8, 'react') &&
        view.deckSizes[learner] === 4 &&
        progressOf(view, blue) - progressOf(view, black) === 3,
      points: () => [use('boost'), car(blue)],
      asks: 'choice',
      wanted: ({ type }) => type === 'boost',
    },
    {
      id: 'decide',
      when: (view) => isAt(view, 8, 'react') && view.left.boost > 0,
      points: () => [use('boost')],
      asks: 'choice',
      isAstray: true,
    },
    {
      id: 'pass',
      when: (view) => isAt(view, 8, 'slipstream'),
      points: () => [use('slipstream')],
      asks: 'choice',
      wanted: ({ type }) => type === 'slipstream',
    },
  ],
  ends: (view) => view.round > 8 || isAt(view, 8, 'discard'),
}
