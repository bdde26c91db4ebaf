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
  green,
  isAt,
  isGear,
  learner,
  progressOf,
  space,
  use,
} from './at-the-table.ts'
import { drives } from './given.ts'

/** The first space behind the line of corner A, and the first one past its line of the Legends. */
const [behindA, pastLegendLine] = [12, 2]

/** Two rounds against two Legends, which show all the ways in which they drive. */
export const legends: Lesson<Action, View, Piece> = {
  id: 'legends',
  rules: [
    'HT-LEG-03',
    'HT-LEG-04',
    'HT-LEG-05',
    'HT-LEG-07',
    'HT-LEG-08',
    'HT-LEG-09',
    'HT-LEG-12',
    'HT-LEG-13',
    'HT-LEG-16',
    'HT-LEG-17',
    'HT-LEG-21',
    'HT-ADR-04',
    'HT-SLIP-03',
  ],
  learner,
  match: { seats: 1, options: { race: 'first-game', legends: 2 }, seed: 'legends 8', rules: 3 },
  given: [drives('gear 2, play 4 5, done, slipstream 2, discard 1 2 3', 'gear 3, play 2 2 3, done, discard 0')],
  moments: [
    { id: 'meet', when: (view) => isAt(view, 1, 'shift'), points: () => [car(blue), car(green)] },
    {
      id: 'foresee',
      when: (view) => isAt(view, 1, 'shift'),
      points: () => [gear(2), car(green), space(behindA - 1)],
      asks: 'choice',
      wanted: (action) => isGear(action, 2),
      mistake: 'asks-again',
    },
    {
      id: 'nine',
      when: (view) => isAt(view, 1, 'play'),
      points: () => [card(4), card(5)],
      asks: 'choice',
      wanted: (action) => areCards(action, 'play', 4, 5),
      mistake: 'asks-again',
    },
    { id: 'short', when: (view) => isAt(view, 1, 'react'), points: () => [car(green), space(behindA - 1)] },
    {
      id: 'slip',
      when: (view) => isAt(view, 1, 'slipstream'),
      points: () => [car(green), use('slipstream')],
      asks: 'choice',
      wanted: ({ type }) => type === 'slipstream',
    },
    {
      id: 'exact',
      when: (view) => isAt(view, 2, 'shift') && progressOf(view, blue) === behindA - 1,
      points: () => [car(blue)],
    },
    {
      id: 'past',
      when: (view) => isAt(view, 2, 'shift'),
      points: () => [space(pastLegendLine), car(blue), car(green)],
      asks: 'choice',
    },
    {
      id: 'free',
      when: (view) => isAt(view, 3, 'shift') && progressOf(view, blue) === 20 && progressOf(view, green) === 15,
      points: () => [car(blue), car(green)],
    },
    { id: 'last', when: (view) => view.round === 3, points: () => [car(black)] },
  ],
  ends: ({ round }) => round > 2,
}
