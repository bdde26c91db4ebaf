import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import {
  black,
  blue,
  car,
  card,
  countOf,
  engineOf,
  gear,
  gearOf,
  holds,
  isAt,
  isGear,
  learner,
  part,
  progressOf,
  space,
  sumOf,
  use,
} from './at-the-table.ts'
import { drives } from './given.ts'

/** The first spaces behind the lines of the three corners of Italy. */
const [behindA, behindB, behindC] = [10, 19, 26]

/** Three rounds in the rain, with a dangerous corner and one that is faster than printed. */
export const weather: Lesson<Action, View, Piece> = {
  id: 'weather',
  rules: [
    'HT-WEA-01',
    'HT-WEA-06',
    'HT-WEA-11',
    'HT-ROAD-02',
    'HT-ROAD-03',
    'HT-ROAD-04',
    'HT-ROAD-06',
    'HT-ROAD-10',
    'HT-ROAD-12',
    'HT-REACT-10',
  ],
  learner,
  match: { seats: 3, options: { circuit: 'italy', laps: 1, weather: 'on' }, seed: 'weather 384', rules: 3 },
  given: [
    drives(
      'gear 2, play 4 4, cool 2, done, slipstream 2, discard',
      'gear 2, play 2 3, cool 1, done, discard 1',
      'gear 2, play 1 4, cool 1, done, slipstream 2',
    ),
    drives(
      'gear 2, play 2 4, cool 2, boost, discard 1 2 3',
      'gear 3, play 1 3 3, done, slipstream 2, discard 1 4',
      'gear 2, play 0 4, cool 1, done, discard',
    ),
    drives(
      'gear 2, play 3 3, cool 1, boost, adrenaline, done, stay, discard 1 1 2 2',
      'gear 2, play stress stress, cool 1, done, slipstream 2, discard 0 2 4 4',
      'gear 2, play 2 3, cool 1, done, slipstream 2, discard',
    ),
  ],
  moments: [
    { id: 'rain', when: (view) => isAt(view, 1, 'shift'), points: () => [card('heat'), part('engine')] },
    {
      id: 'tokens',
      when: (view) => isAt(view, 1, 'shift'),
      points: () => [space(behindA), space(behindB), space(behindC)],
    },
    {
      id: 'sector',
      when: (view) => isAt(view, 1, 'shift'),
      points: () => [gear(2), car(black)],
      asks: 'choice',
      wanted: (action) => isGear(action, 2),
      mistake: 'asks-again',
    },
    {
      id: 'cool',
      when: (view) => isAt(view, 1, 'react') && holds(view, 'heat', 'heat') && view.left.cooldown > 0,
      points: () => [card('heat'), use('cool')],
      asks: 'choice',
      wanted: (action) => action.type === 'cool' && action.heat === 2,
      mistake: 'asks-again',
    },
    {
      id: 'danger',
      when: (view) => isAt(view, 2, 'play') && progressOf(view, black) < behindA && holds(view, 2, 3),
      points: () => [card(2), card(3), space(behindA)],
      asks: 'choice',
      wanted: (action) => action.type === 'play' && countOf(action.cards, 'stress') === 0 && sumOf(action.cards) <= 5,
    },
    {
      id: 'dry',
      when: (view) =>
        isAt(view, 2, 'react') &&
        progressOf(view, black) >= behindA &&
        gearOf(view, black) === 2 &&
        holds(view, 'heat'),
      points: () => [car(black), use('cool')],
      asks: 'choice',
      wanted: ({ type }) => type === 'cool',
    },
    {
      id: 'three',
      when: (view) => isAt(view, 3, 'shift') && engineOf(view, blue) === 1 && progressOf(view, blue) === 16,
      points: () => [car(blue)],
    },
    {
      id: 'faster',
      when: (view) => isAt(view, 3, 'shift') && progressOf(view, black) < behindB,
      points: () => [space(behindB)],
      asks: 'choice',
    },
  ],
  ends: (view) => view.round > 3 || isAt(view, 3, 'discard'),
}
