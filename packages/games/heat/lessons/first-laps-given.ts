import { drives } from './given.ts'

/** What each seat does in the first race, a line for each round. */
export const given = [
  drives(
    'gear 2, play 4 4, cool 1, done, slipstream 2, discard',
    'gear 3, play 1 3 3, done, slipstream 2, discard 1 1',
    'gear 4, play stress stress stress 5, done, discard',
    'gear 3, play 0 2 2, done, discard 1 2',
    'gear 3, play 1 4 4, adrenaline, done, slipstream 2, discard',
    'gear 2, play stress stress, done, discard 3 3 5',
    'gear 3, play 0 2 3, done, discard 1',
    'gear 4, play 3 4 4 4, boost',
  ),
  drives(
    'gear 2, play 4 5, cool 1, done, discard',
    'gear 3, play 2 2 3, adrenaline, done, slipstream 2, discard 0 1 1',
    'gear 4, play stress 3 4 4, done, stay, discard',
    'gear 2, play 1 2, done, slipstream 2, discard',
    'gear 3, play 3 3 5, done, discard 4',
    'gear 2, play stress 1, cool 1, done, discard 1 2',
    'gear 2, play 2 2, adrenaline, done, slipstream 2, discard 0',
    'gear 4, play 1 4 4 4, boost',
  ),
  drives(
    'gear 2, play 4 5, adrenaline, done, slipstream 2, discard 0 1 2 3',
    'gear 3, play 2 2 3, done, discard 1',
    'gear 4, play stress 3 4 4, adrenaline, done, stay, discard',
    'gear 3, play 0 1 2, adrenaline, done, slipstream 2, discard 1',
    'gear 3, play stress stress 5, done, stay, discard',
    'gear 3, play 2 2 3, cool 1, done, discard',
    'gear 2, play 2 4, done, discard',
    'gear 2, play 0 1, cool 1, adrenaline, done, discard 1',
  ),
]
