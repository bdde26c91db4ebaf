import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import { cardCalled } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import {
  black,
  card,
  countOf,
  gear,
  gearOf,
  holds,
  isAt,
  isGear,
  learner,
  market,
  progressOf,
  space,
  use,
} from './at-the-table.ts'
import { drives } from './given.ts'

/** The first space behind the line of corner A, where the press waits. */
const behindA = 15

/** The first race of a season, as far as its first corner: workshop, event, sponsors and press. */
export const championship: Lesson<Action, View, Piece> = {
  id: 'championship',
  rules: [
    'HT-CHAMP-01',
    'HT-CHAMP-03',
    'HT-CHAMP-06',
    'HT-CHAMP-07',
    'HT-CHAMP-10',
    'HT-CHAMP-11',
    'HT-CHAMP-14',
    'HT-CHAMP-16',
    'HT-CHAMP-18',
    'HT-EVT-01',
    'HT-SPON-01',
    'HT-SPON-02',
    'HT-SPON-08',
    'HT-PRESS-01',
    'HT-PRESS-03',
    'HT-PRESS-04',
    'HT-PRESS-05',
  ],
  learner,
  match: { seats: 2, options: { season: '1961' }, seed: 'season 63', rules: 3 },
  given: [
    drives(
      'pick 4wd-2, no-swap',
      'gear 2, play 4 sponsor-turbo, done, discard',
      'gear 3, play 3 4 sponsor-brakes, values 4, done',
    ),
    drives(
      'pick cooling-12',
      'gear 3, play 1 4 sponsor-turbo, boost, discard 2 2',
      'gear 4, play 2 3 4 4, done, discard 1 3 sponsor-cooling',
    ),
  ],
  moments: [
    { id: 'season', when: ({ phase }) => phase === 'draft' },
    {
      id: 'pick',
      when: ({ phase, picking }) => phase === 'draft' && picking[0] === learner,
      points: () => [market('4wd-2')],
      asks: 'choice',
    },
    {
      id: 'swap',
      when: ({ phase, picking }) => phase === 'swap' && picking[0] === learner,
      points: () => [use('no-swap')],
      asks: 'choice',
    },
    {
      id: 'event',
      when: (view) => isAt(view, 1, 'shift') && holds(view, 'sponsor-turbo', 'sponsor-brakes'),
      points: () => [card('sponsor-turbo'), card('sponsor-brakes'), space(behindA)],
    },
    {
      id: 'sponsor',
      when: (view) => isAt(view, 1, 'play') && holds(view, 'sponsor-turbo'),
      points: () => [card('sponsor-turbo')],
      asks: 'choice',
      wanted: (action) => action.type === 'play' && action.cards.includes(cardCalled('sponsor-turbo')),
    },
    {
      id: 'press',
      when: (view) => isAt(view, 2, 'shift') && progressOf(view, black) === 9 && holds(view, 'sponsor-brakes', 3, 4),
      points: () => [gear(3), space(behindA)],
      asks: 'choice',
      wanted: (action) => isGear(action, 3),
    },
    {
      id: 'eleven',
      when: (view) => isAt(view, 2, 'play') && gearOf(view, black) === 3 && holds(view, 'sponsor-brakes', 3, 4),
      points: () => [card('sponsor-brakes'), card(3), card(4)],
      asks: 'choice',
      wanted: (action) => action.type === 'play' && countOf(action.cards, 'sponsor-brakes') === 1,
    },
    {
      id: 'seen',
      when: (view) => isAt(view, 2, 'discard') && holds(view, 'sponsor-rpm'),
      points: () => [card('sponsor-rpm')],
    },
    {
      id: 'unseen',
      when: (view) => isAt(view, 2, 'discard') && !holds(view, 'sponsor-rpm'),
      points: () => [space(behindA)],
      isAstray: true,
    },
  ],
  ends: (view) => view.round > 2 || isAt(view, 2, 'discard'),
}
